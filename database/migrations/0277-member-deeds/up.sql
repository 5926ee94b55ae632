-- What staff may do to a member with a second person.
ALTER TABLE member ADD COLUMN erased_at timestamptz;

INSERT INTO role_right (role_id, name)
SELECT role.id, held.name
  FROM role JOIN (VALUES ('owner', 'members.adjust'), ('manager', 'members.adjust'), ('payments', 'members.adjust'),
                         ('owner', 'members.erase'), ('manager', 'members.erase')) AS held (role, name)
    ON held.role = role.name
 WHERE role.site_id IS NULL;

-- An erasure empties what is sealed and makes the number one that nobody has. The hall changes no bound account otherwise, so
-- it may do so by this alone, and of nobody but who is erased.
CREATE FUNCTION empty_bank_account(p_id integer, p_sealed bytea, p_number_hash bytea, p_now timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE bank_account b
     SET bank_name = '–', details_sealed = p_sealed, number_hash = p_number_hash, replaced_at = coalesce(b.replaced_at, p_now)
    FROM member m
   WHERE b.id = p_id AND m.id = b.member_id AND m.erased_at IS NOT NULL
$$;
REVOKE ALL ON FUNCTION empty_bank_account(integer, bytea, bytea, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION empty_bank_account(integer, bytea, bytea, timestamptz) TO pavilion_app;

-- What else names a person and stays without one.
GRANT UPDATE (ip, user_agent) ON agreement_acceptance TO pavilion_app;
GRANT UPDATE (contact, plan) ON agent_application TO pavilion_app;
GRANT UPDATE (text) ON member_note TO pavilion_app;
