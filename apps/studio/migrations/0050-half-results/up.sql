-- A line of a quarter is half a stake on each of the lines beside it: half of a leg may win or lose while the other comes out
-- even.
ALTER TABLE book_leg DROP CONSTRAINT book_leg_result_check;
ALTER TABLE book_leg ADD CONSTRAINT book_leg_result_check
  CHECK (result IN ('open', 'won', 'lost', 'void', 'even', 'half-won', 'half-lost'));
