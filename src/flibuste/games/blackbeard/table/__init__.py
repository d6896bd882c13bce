"""The table as plain data: state, pieces, actions, events."""
