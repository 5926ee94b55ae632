-- An agent's heads are written day by day among those of all others, so that nearly every row of one line lies on a page of
-- its own: a table of thirty days of a large line and of the agents below it fetched thousands of pages. The key is in the
-- order in which they are read, so what is counted stands in it.
ALTER TABLE report.agent_heads
  DROP CONSTRAINT agent_heads_pkey,
  ADD PRIMARY KEY (site_id, agent_id, day, currency, depth, what, gap) INCLUDE (members, amount_minor);

-- The key answers alone for pages that were vacuumed since they were written: soon after a day is over.
ALTER TABLE report.agent_heads SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
