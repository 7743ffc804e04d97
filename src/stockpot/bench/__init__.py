"""Measuring this house beside others."""
