import { fileURLToPath } from 'node:url';
import { asRole, createPool, migrate, type Pool, prepareRoles } from '@pavilion/postgres';
import { createTestDatabase, type TestDatabase } from '@pavilion/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const migrations = fileURLToPath(new URL('migrations', import.meta.url));
const rolesFile = fileURLToPath(new URL('roles.sql', import.meta.url));

let database: TestDatabase;
/** As the hall logs in, with nothing taken on. */
let hall: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  // What is the server's and not the database's is not copied with it.
  await prepareRoles(database.url, rolesFile);
  await database.owner.query(
    `INSERT INTO site (id, code, name, languages, currencies) VALUES (1, 'one', 'One', '{zh_CN}', '{RMB}')`,
  );
  hall = createPool(database.applicationUrl, { max: 1 });
});
afterAll(async () => {
  await hall.end();
  await database.drop();
});

/** Whoever owns something that no extension brought, and is not the owner. */
const strangersIn = async (pool: Pool): Promise<unknown[]> => {
  const { rows } = await pool.query(
    `WITH space AS (SELECT oid FROM pg_namespace WHERE nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%')
     SELECT relname AS what FROM pg_class WHERE relnamespace IN (SELECT oid FROM space) AND relowner <> 'pavilion_owner'::regrole
     UNION ALL
     SELECT proname FROM pg_proc WHERE pronamespace IN (SELECT oid FROM space) AND proowner <> 'pavilion_owner'::regrole
     UNION ALL
     SELECT typname FROM pg_type WHERE typnamespace IN (SELECT oid FROM space) AND typowner <> 'pavilion_owner'::regrole
     UNION ALL
     SELECT nspname FROM pg_namespace WHERE oid IN (SELECT oid FROM space) AND nspname <> 'public'
        AND nspowner <> 'pavilion_owner'::regrole
     UNION ALL
     SELECT datname FROM pg_database WHERE datname = current_database() AND datdba <> 'pavilion_owner'::regrole`,
  );
  return rows;
};

test.each([
  'CREATE TABLE intruder ()',
  'CREATE TEMPORARY TABLE intruder ()',
  'CREATE SCHEMA intruder',
  'CREATE TABLE pgboss.intruder ()',
  "CREATE FUNCTION intruder() RETURNS int LANGUAGE sql AS 'SELECT 1'",
  'CREATE ROLE intruder',
  'CREATE EXTENSION dblink',
  'ALTER TABLE member ADD COLUMN intruder int',
  'ALTER TABLE ledger.move DISABLE TRIGGER ALL',
  'ALTER ROLE pavilion_app SUPERUSER',
  'ALTER FUNCTION ledger.expire_holds(integer) OWNER TO pavilion_app',
  'DROP TABLE member',
  'DROP SCHEMA ledger CASCADE',
  'DROP TRIGGER append_only ON ledger.move',
  'TRUNCATE member',
  'TRUNCATE ledger.move',
  'TRUNCATE ledger.account CASCADE',
  'INSERT INTO ledger.move DEFAULT VALUES',
  'UPDATE ledger.account SET balance_minor = 1',
  'DELETE FROM ledger.transfer',
  'UPDATE round SET state = state',
  'DELETE FROM member',
  'DELETE FROM deposit_order',
  'DELETE FROM withdrawal_order',
  'DELETE FROM provider_key',
  'DELETE FROM round',
  'DELETE FROM wallet_transaction',
  'DELETE FROM wallet_transfer_step',
  'DELETE FROM ledger.snapshot',
  'DELETE FROM ledger.carried',
  'DELETE FROM archive.part',
  'UPDATE archive.part SET fault = NULL',
  'UPDATE past_session SET ended_at = ended_at',
  'UPDATE deposit_transition SET cause = cause',
  'DELETE FROM staff',
  'UPDATE staff_site_role SET role_id = role_id',
  'UPDATE staff SET account = account',
  'UPDATE role SET name = name',
  'UPDATE trace SET reason = reason',
  'DELETE FROM trace',
  'UPDATE trace_head SET number = number',
  'UPDATE proposal SET content = content',
  'DELETE FROM proposal',
  'UPDATE withdrawal_approval SET staff_id = staff_id',
  'UPDATE staff_session SET staff_id = staff_id',
  'SELECT FROM applied_migration',
  'SELECT rolpassword FROM pg_authid',
  "SELECT pg_read_file('postgresql.conf')",
  "COPY site TO PROGRAM 'cat'",
  'SET ROLE pavilion_owner',
  'SET ROLE pavilion_migrator',
  'SET SESSION AUTHORIZATION pavilion_owner',
  'UPDATE pgboss.version SET version = version; DELETE FROM pgboss.version',
])('the hall may not: %s', async (statement) => {
  await expect(hall.query(statement)).rejects.toThrow(
    /permission denied|must be owner|must have|only roles/i,
  );
});

test('what the hall has taken on cannot be laid down for more, and what it needs works', async () => {
  await hall.query('SET ROLE pavilion_app');
  await hall.query('RESET ROLE');
  expect((await hall.query('SELECT current_user, session_user')).rows).toEqual([
    { current_user: 'pavilion_app', session_user: 'pavilion_app' },
  ]);
  expect((await hall.query('SELECT code FROM site')).rows).toEqual([{ code: 'one' }]);
  await hall.query("UPDATE site SET name = 'Uno'");
  await hall.query('SELECT ledger.expire_holds(1)');
});

test('nobody else gets into the database', async () => {
  const { rows } = await database.owner.query(
    `SELECT has_database_privilege('pg_monitor', current_database(), 'CONNECT') AS stranger,
            has_database_privilege('pavilion_app', current_database(), 'CONNECT') AS hall`,
  );
  expect(rows).toEqual([{ stranger: false, hall: true }]);
});

test('everything that the migrations made belongs to the owner, as whom nobody can log in', async () => {
  expect(await strangersIn(database.owner)).toEqual([]);
  const { rows } = await database.owner.query(
    `SELECT rolname, rolcanlogin, rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls OR rolreplication AS strong
     FROM pg_roles WHERE rolname LIKE 'pavilion\\_%' ORDER BY rolname`,
  );
  expect(rows).toEqual([
    { rolname: 'pavilion_app', rolcanlogin: true, strong: false },
    { rolname: 'pavilion_migrator', rolcanlogin: true, strong: false },
    { rolname: 'pavilion_owner', rolcanlogin: false, strong: false },
  ]);
});

test('a database that one role had made and owned is taken over, and migrated on by the migrator', async () => {
  const old = await createTestDatabase({
    migrations: fileURLToPath(new URL('../apps/studio/migrations', import.meta.url)),
    role: null,
  });
  try {
    await old.owner.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public AUTHORIZATION pg_database_owner');
    await migrate({ url: old.url, folder: migrations });
    expect(await strangersIn(old.owner)).not.toEqual([]);
    await prepareRoles(old.url, rolesFile);
    expect(await strangersIn(old.owner)).toEqual([]);
    expect(await migrate({ url: old.migrationUrl, folder: migrations })).toEqual([]);
    const migrator = createPool(old.migrationUrl, { max: 1 });
    await migrator.query('CREATE TABLE later (id int)');
    await migrator.end();
    const app = createPool(asRole(old.url, 'pavilion_app'), { max: 1 });
    await app.query('INSERT INTO later VALUES (1)');
    await expect(app.query('DROP TABLE later')).rejects.toThrow('must be owner');
    await app.end();
  } finally {
    await old.drop();
  }
});
