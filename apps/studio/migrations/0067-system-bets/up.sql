-- A system stakes alike on every combination of so many of its legs, from fold_min to fold_max; without the two a bet has one
-- combination, of all its legs. Its stake is that of all combinations together.
ALTER TABLE book_bet ADD COLUMN fold_min smallint;
ALTER TABLE book_bet ADD COLUMN fold_max smallint;
ALTER TABLE book_bet ADD CHECK ((fold_min IS NULL) = (fold_max IS NULL));
ALTER TABLE book_bet ADD CHECK (fold_min BETWEEN 1 AND fold_max AND fold_max <= 8);
