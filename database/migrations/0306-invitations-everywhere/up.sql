-- An invitation gives its roles on its site, or on every site, those that come later too.

ALTER TABLE staff_invitation ADD COLUMN everywhere boolean NOT NULL DEFAULT false;
