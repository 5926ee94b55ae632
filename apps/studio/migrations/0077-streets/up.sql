-- Pots whose seats decide after the draw, street by street (decision 0385).
ALTER TABLE table_round
  -- Which street is decided, from 0.
  ADD COLUMN street smallint NOT NULL DEFAULT 0 CHECK (street >= 0);

-- What lies in such a pot, and who has won it, is known once its seats have decided: an ante of each seat until then.
ALTER TABLE table_pot
  ALTER COLUMN winner DROP NOT NULL,
  DROP CONSTRAINT table_pot_check2,
  ADD CONSTRAINT table_pot_antes CHECK (winner IS NOT NULL OR pot_minor = ante_minor * jsonb_array_length(seats));
