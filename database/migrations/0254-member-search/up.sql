-- Staff look members up by the beginning of the account.
CREATE INDEX member_by_account_prefix ON member (site_id, account_key text_pattern_ops);
