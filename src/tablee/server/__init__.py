"""Tables on a server: rooms, durable records, and a view for everyone."""
