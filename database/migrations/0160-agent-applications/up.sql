-- Members who ask to be agents (spec §2 /proxy?page=Register, §6). One application of a member waits at a time; what was
-- decided stays.
CREATE TABLE agent_application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  site_id integer NOT NULL REFERENCES site (id),
  member_id integer NOT NULL REFERENCES member (id),
  -- Names the request: sent again it is the same application.
  request_id uuid NOT NULL,
  -- Where staff reach the member about it.
  contact_by text NOT NULL CHECK (contact_by IN (
    'member_phone', 'member_email', 'member_wechat', 'member_qq', 'member_line', 'member_telegram', 'member_whats_app',
    'member_skype', 'member_fb', 'member_zalo')),
  contact text NOT NULL CHECK (length(contact) BETWEEN 3 AND 100),
  -- How the member means to bring others, in the member's words.
  plan text NOT NULL CHECK (length(plan) BETWEEN 20 AND 1000),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'approved', 'refused')),
  refusal text CHECK (refusal IN ('contact_unreached', 'plan_unclear', 'not_now')),
  decided_by text,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((state = 'waiting') = (decided_at IS NULL) AND (state = 'waiting') = (decided_by IS NULL)),
  CHECK ((state = 'refused') = (refusal IS NOT NULL))
);
CREATE UNIQUE INDEX agent_application_request ON agent_application (member_id, request_id);
CREATE UNIQUE INDEX agent_application_one_waits ON agent_application (member_id) WHERE state = 'waiting';
CREATE INDEX agent_application_waiting ON agent_application (created_at) WHERE state = 'waiting';
REVOKE UPDATE, DELETE ON agent_application FROM pavilion_app;
GRANT UPDATE (state, refusal, decided_by, decided_at) ON agent_application TO pavilion_app;
