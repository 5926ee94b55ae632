-- Several selections of one event in one bet have a price together, from the chance that all of them win; each of their legs
-- holds it.
ALTER TABLE book_leg ADD COLUMN joint_price integer CHECK (joint_price > 1000);
ALTER TABLE book_leg DROP CONSTRAINT book_leg_bet_id_event_id_key;
ALTER TABLE book_leg ADD UNIQUE (bet_id, event_id, market);
