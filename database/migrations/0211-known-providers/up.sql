-- Providers that the installation knows and does not work with, and the apps of providers (spec §9: game-provider codes
-- with active flags and app-id mapping).

-- While it is false no site offers the provider, whatever the site's own row says; what was played before stays.
ALTER TABLE provider ADD COLUMN active boolean NOT NULL DEFAULT true;

-- The provider's own Android app, for a shell that can hand a game on to it (spec §3 Game session: android_id).
ALTER TABLE provider ADD COLUMN app_id text
  CHECK (app_id ~ '^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)+$' AND length(app_id) <= 150);
