-- What a player pressed, so that a repeat of its id with anything else is known for what it is. Null for steps from before.
ALTER TABLE step ADD COLUMN press jsonb;
