-- Pictures of games and marks of providers that staff have uploaded. Both belong to the installation, like names: every site
-- that has them shows them. Where there is none, the drawn one is shown, and where nothing was drawn, one of the house's own.

ALTER TABLE game ADD COLUMN picture bytea CHECK (length(picture) = 32);
ALTER TABLE game ALTER COLUMN motif DROP NOT NULL;
ALTER TABLE provider ADD COLUMN picture bytea CHECK (length(picture) = 32);
ALTER TABLE provider ALTER COLUMN mark DROP NOT NULL;

-- Tiles are 300 and 600 pixels wide; of what was uploaded before, the next larger files serve.
INSERT INTO picture_file (hash, width, format, content)
SELECT hash, sized.width, format, content
  FROM picture_file JOIN (VALUES (480, 300), (780, 600)) AS sized (there, width) ON sized.there = picture_file.width
ON CONFLICT DO NOTHING;
