-- What staff may do to a member with a second person.
ALTER TABLE member ADD COLUMN erased_at timestamptz;

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM role JOIN (VALUES ('owner', 'members.adjust'), ('manager', 'members.adjust'), ('payments', 'members.adjust'),
                         ('owner', 'members.erase'), ('manager', 'members.erase')) AS held (role, name)
    ON held.role = role.name
 WHERE role.site_id IS NULL;

-- An erasure empties what is sealed and makes the number one that nobody has.
GRANT UPDATE (bank_name, details_sealed, number_hash) ON bank_account TO pavilion_app;
GRANT UPDATE (ip, user_agent) ON agreement_acceptance TO pavilion_app;
GRANT UPDATE (contact, plan) ON agent_application TO pavilion_app;
GRANT UPDATE (text) ON member_note TO pavilion_app;
