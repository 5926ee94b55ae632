-- Free rounds are often given to thousands at one moment: the list's order is that of the index to its end, so that those
-- before a page are passed over in the index alone.
DROP INDEX free_round_grant_by_site;
CREATE INDEX free_round_grant_by_site ON free_round_grant (site_id, created_at DESC, gp_id, free_round_id) INCLUDE (state, member_id);
