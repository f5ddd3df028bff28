"""Steps from one shape of the database to the next, the same ones for SQLite and PostgreSQL."""
