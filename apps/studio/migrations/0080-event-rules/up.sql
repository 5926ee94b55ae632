-- By which rules of its sport an event is played (decision 0437). What was listed before is played, shown and verified by the first.
ALTER TABLE book_event ADD COLUMN rules smallint NOT NULL DEFAULT 1 CHECK (rules > 0);
