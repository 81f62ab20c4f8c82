"""Guests, their devices and signed cookies."""
