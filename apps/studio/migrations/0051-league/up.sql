-- The league: football in short, all matches of a round at once.
ALTER TABLE book_event DROP CONSTRAINT book_event_sport_check;
ALTER TABLE book_event ADD CONSTRAINT book_event_sport_check
  CHECK (sport IN ('football', 'racket', 'basketball', 'siege', 'league'));
