-- Reads every move, while postings go on: 0324.
ALTER TABLE ledger.move VALIDATE CONSTRAINT move_first_ends;
