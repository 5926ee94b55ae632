-- The banks of a site have a room in the office (docs/decisions/0373): a bank is known by a number, and what is hidden stays in it.
ALTER TABLE site_bank
  ADD COLUMN id integer GENERATED ALWAYS AS IDENTITY UNIQUE,
  -- Its short name or the number that it is known by, for staff.
  ADD COLUMN code text CHECK (length(code) BETWEEN 1 AND 20),
  -- What it is called in other languages, by locale.
  ADD COLUMN names jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN enabled boolean NOT NULL DEFAULT true;
REVOKE DELETE ON site_bank FROM pavilion_app;
