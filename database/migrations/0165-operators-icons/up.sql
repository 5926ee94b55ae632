-- Operators' own icons for footer links and the float rail (spec §7 Other fetches): a collection and a name, `lucide:gift`.
CREATE DOMAIN icon_name AS text CHECK (
  VALUE ~ '^[a-z0-9]+(-[a-z0-9]+)*:[a-z0-9]+(-[a-z0-9]+)*$' AND length(VALUE) <= 100
);
ALTER TABLE footer_link ADD COLUMN icon icon_name;
ALTER TABLE float_item ADD COLUMN icon icon_name;
