-- Sums of the ledger by the hour, from which reports are made: every move stands in exactly one of them, so they add up to
-- what the ledger holds, and can be made anew from it at any time. What fills and proves them: routines/report.sql.

CREATE SCHEMA report;

-- Which way money went between what kinds of accounts. Day and hour are the site's.
CREATE TABLE report.flow (
  site_id integer NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL,
  currency text COLLATE "C" NOT NULL,
  kind ledger.posting_kind NOT NULL,
  from_owner ledger.owner_kind NOT NULL,
  from_purpose ledger.purpose NOT NULL,
  to_owner ledger.owner_kind NOT NULL,
  to_purpose ledger.purpose NOT NULL,
  -- The provider, gateway or agent on either side; 0 where members, or the site, move money among their own accounts.
  owner_id integer NOT NULL,
  -- Of moves of rounds; 0 for all else.
  game_id integer NOT NULL,
  moves bigint NOT NULL,
  amount_minor bigint NOT NULL,
  PRIMARY KEY (site_id, day, hour, currency, kind, from_owner, from_purpose, to_owner, to_purpose, owner_id, game_id)
);

-- What came of a member's day: for reports by agent, and for who plays on.
CREATE TABLE report.member_day (
  site_id integer NOT NULL,
  day date NOT NULL,
  member_id integer NOT NULL,
  currency text COLLATE "C" NOT NULL,
  deposits integer NOT NULL,
  deposited_minor bigint NOT NULL,
  withdrawals integer NOT NULL,
  withdrawn_minor bigint NOT NULL,
  -- Stakes less those that were given back, by the day on which they were staked; what was lost in a wallet that a provider
  -- keeps is a stake, what was won there a win.
  staked_minor bigint NOT NULL,
  -- Wins less those that were taken back; what pots paid is none.
  won_minor bigint NOT NULL,
  bonus_minor bigint NOT NULL,
  PRIMARY KEY (site_id, day, member_id, currency)
);
CREATE INDEX member_day_by_member ON report.member_day (member_id, day);

-- Up to which transfer of the ledger the sums go.
CREATE TABLE report.progress (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  through_transfer_id bigint NOT NULL,
  gathered_at timestamptz NOT NULL
);
INSERT INTO report.progress (through_transfer_id, gathered_at) VALUES (0, now());

GRANT USAGE ON SCHEMA report TO pavilion_app;
GRANT SELECT ON report.flow, report.member_day, report.progress TO pavilion_app;

INSERT INTO role_right (role_id, name)
SELECT id, 'reports.read' FROM role
WHERE site_id IS NULL AND name IN ('owner', 'manager', 'payments', 'risk', 'agents', 'auditor');
