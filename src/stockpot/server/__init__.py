"""The table server: live play over WebSockets, a log that loses nothing, views that leak nothing."""
