-- A bet may also agree to prices that are a little worse than the one that was seen.
ALTER TABLE book_bet DROP CONSTRAINT book_bet_consent_check;
ALTER TABLE book_bet ADD CONSTRAINT book_bet_consent_check CHECK (consent IN ('any', 'better', 'near', 'none'));
