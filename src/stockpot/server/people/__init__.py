"""Who people are, and how they are reached: identity, notices, letters, webhooks."""
