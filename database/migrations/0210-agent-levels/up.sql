-- What a site calls the levels of its agents (spec §6, §7 agent-level-rename). `name` is a jsonb map of locale to text.
CREATE TABLE agent_level_name (
  site_id integer NOT NULL REFERENCES site (id),
  -- As `member.agent_level`: 1 is the top of a tree.
  agent_level integer NOT NULL CHECK (agent_level BETWEEN 1 AND 99),
  name jsonb NOT NULL CHECK (jsonb_typeof(name) = 'object'),
  PRIMARY KEY (site_id, agent_level)
);
REVOKE UPDATE, DELETE ON agent_level_name FROM pavilion_app;
GRANT SELECT, INSERT ON agent_level_name TO pavilion_app;

-- A normal member is of type 1 (spec §6); those who were made agents before are of the agents' type from now on.
UPDATE member SET member_type = 2 WHERE is_agent AND member_type = 1;
