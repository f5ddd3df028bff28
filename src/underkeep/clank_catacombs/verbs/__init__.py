"""All that cards and rules do to what lies on the table."""
