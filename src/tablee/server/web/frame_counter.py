"""Counts WebSocket frames by their headers alone, before anything is parsed (RFC 6455, 5.2)."""

from __future__ import annotations

LENGTH_IN_TWO_BYTES, LENGTH_IN_EIGHT_BYTES = 126, 127
MASKED, LENGTH = 0x80, 0x7F
MASK_BYTES = 4


class FrameCounter:
    """Walks over a stream of frames, however it is cut into chunks."""

    def __init__(self) -> None:
        self.skip = 0  # bytes of a payload that are still to come
        self.partial_header = b""

    def count(self, data: bytes, most: int) -> int:
        """How many headers end in this chunk. Beyond `most` it stops, and is of no more use."""
        data, self.partial_header = self.partial_header + data, b""
        place, size, found = self.skip, len(data), 0
        while place < size and found <= most:
            end = end_of_frame(data, place)
            if end is None:
                self.partial_header = data[place:]
                break
            found += 1
            place = end
        self.skip = max(0, place - size)
        return found


def end_of_frame(data: bytes, start: int) -> int | None:
    """Where the frame that starts here ends; None if its header isn't complete."""
    head = start + 2
    if len(data) < head:
        return None
    length = data[start + 1] & LENGTH
    if length >= LENGTH_IN_TWO_BYTES:
        size = 2 if length == LENGTH_IN_TWO_BYTES else 8
        if len(data) < head + size:
            return None
        length = int.from_bytes(data[head : head + size], "big")
        head += size
    return head + (MASK_BYTES if data[start + 1] & MASKED else 0) + length
