/**
 * The numbers of PostgreSQL's advisory locks, so that no two parts of the house wait for each other by accident. Locks on
 * a name (`hashtextextended`) begin with what is done and are not listed.
 */
export const advisoryLocks = {
  /** One process migrates a database at a time. */
  migration: 7_284_001,
  /** One process makes the template of the tests' databases. */
  testTemplate: 7_284_002,
  /** One process seeds a database. */
  seeding: 7_284_003,
  /** One session of a server sets up the roles (`database/roles.sql`). */
  roles: 7_284_004,
  /** One process opens the first site. */
  opening: 7_284_005,
  /** One process takes a backup. */
  backup: 7_284_020,
  /** With the provider's id: one process compares a provider. */
  reconciliation: 7_284_006,
  /** The process that delivers the outbox holds it. */
  outboxRelay: 7_284_010,
  /** With the site's id: one change at a time to who stands under whom (`routines/agents.sql`). */
  agentTree: 7_284_011,
  /** One process makes the days of agents' lines (`routines/agent_days.sql`). */
  agentDays: 7_284_012,
  /** With the site's id: one writes plans of agents at a time. */
  agentPlans: 7_284_013,
  /** One session makes parts of growing tables at a time (`routines/growth.sql`). */
  growth: 7_284_030,
  /** One session notes, carries or drops a part of the archive at a time (`routines/archive.sql`). */
  archive: 7_284_031,
  /** With the site's id: one command moves it to another cell at a time. */
  siteMove: 7_284_032,
} as const;
