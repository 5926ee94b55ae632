-- How games are opened (spec §4 Game launch), which houses let nobody play, and where a site's sports stand.

-- A window or a dialog is forced by the provider; page and redirect are how its games open where a browser leaves the choice.
ALTER TABLE site_provider ADD COLUMN launch_mode text
  CHECK (launch_mode IN ('window', 'modal', 'page', 'redirect'));

CREATE TABLE site_launch (
  site_id integer PRIMARY KEY REFERENCES site (id),
  -- How the games of providers without a mode of their own open on a desktop.
  default_mode text NOT NULL DEFAULT 'window' CHECK (default_mode IN ('window', 'modal', 'page', 'redirect')),
  -- Said to whoever wants to play, per language: {"zh_CN": "…"}. While there is something to say, no game starts (spec §5).
  closed_text jsonb CHECK (jsonb_typeof(closed_text) = 'object')
);

-- The sports view (spec §2): a page of the site's sports provider that stands in a frame of the hall.
CREATE TABLE site_sports (
  site_id integer PRIMARY KEY,
  gp_id integer NOT NULL,
  -- The game that a chosen event opens.
  game_code text NOT NULL CHECK (game_code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  -- Of the provider's own origin; what the hall adds to it goes into the query.
  url text NOT NULL CHECK (url ~ '^https?://[^\s\\@]+$' AND length(url) <= 500),
  FOREIGN KEY (site_id, gp_id) REFERENCES site_provider (site_id, gp_id)
);

-- Why a start failed, as a key of the server's messages: whoever asks for the address later is told the same.
ALTER TABLE game_session ADD COLUMN failure_key text;

-- Kept in memory by every process, like the other content (0060).
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_launch
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_sports
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
-- The pages' policy names the origins that may stand in a frame.
CREATE TRIGGER content_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON provider_wire
  FOR EACH STATEMENT EXECUTE FUNCTION announce_content_change();
