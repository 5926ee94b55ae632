import { memberMain, post, sitePromotion } from '@pavilion/ledger';
import { minor } from '@pavilion/money';
import type { Pool, PoolClient } from '@pavilion/postgres';
import { keyedHash, sealDetails } from '../apps/server/src/modules/identity/bankAccounts/details.ts';
import { loadedCurrency, loadedProvider, loadedSite } from './sizeFill.ts';

/**
 * What stands around the members and postings of `sizeFill.ts` after a year: by what people are known, where they were logged
 * in, orders, letters, cases, notes, what staff did. `n` is a member's place; the sets are chosen by it, so that whoever
 * measures knows who has what.
 */

/** Every tenth member has a bank account and withdrawals. */
export const bankEvery = 10;
export const phoneOf = (n: number): string => `139${String(n).padStart(8, '0')}`;
export const mailOf = (n: number): string => `loaded${n}@example.com`;
export const nameOf = (n: number): string => `Lantern ${n % 50_000}`;
export const deviceOf = (n: number): string => `loaded-device-${String(n).padStart(8, '0')}`;
export const bankNumberOf = (n: number): string => `6222${String(n).padStart(12, '0')}`;

/** Agents, by whom `sizeFill.ts` says everybody was brought. */
export const addAgents = async (pool: Pool): Promise<void> => {
  await pool.query(
    `INSERT INTO member (site_id, account, account_key, password_hash, currency, created_at, is_agent, agent_active)
     SELECT ${loadedSite}, 'agent' || n, 'agent' || n, '', '${loadedCurrency}', now() - interval '2 years', true, true
       FROM generate_series(0, 999) n`,
  );
};

const people = `
  CREATE TEMP TABLE person AS
  SELECT id, substr(account_key, 7)::integer AS n, created_at FROM member WHERE account_key LIKE 'loaded%'`;

/** A moment since somebody joined, another for each salt. */
const since = (salt: number): string =>
  `(p.created_at + (now() - p.created_at) * ((hashint4(p.n * 31 + ${salt})::bigint & 65535) / 65536.0::float8))`;
const address = `CASE WHEN p.n % 200 = 3 THEN '10.200.0.0'::inet + p.n % 4 ELSE '10.0.0.0'::inet + p.n / 3 END`;
const browser = `'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36'`;
const orderNumber = (initial: string, salt: number): string =>
  `'${initial}' || to_char(p.created_at, 'YYMMDD') || lpad(upper(to_hex(p.n * 8 + ${salt})), 10, '0')`;

const identifiers = `
  INSERT INTO member_identifier (member_id, site_id, field, value_key)
  SELECT p.id, ${loadedSite}, k.field, k.value FROM person p CROSS JOIN LATERAL (VALUES
    ('member_name', 'lantern ' || p.n % 50000), ('member_phone', '139' || lpad(p.n::text, 8, '0')),
    ('member_email', 'loaded' || p.n || '@example.com')) AS k (field, value)`;

/** One session that is over for everybody, sixty for the busiest; one in fifty is online. */
const sessions = `
  INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at, ended_at, end_reason, ip, country, user_agent)
  SELECT ${loadedSite}, p.id, s.at, s.at + interval '20 minutes', s.at + interval '1 day', s.at + interval '30 minutes', 'logout',
    ${address}, 'CN', ${browser}
  FROM person p
  CROSS JOIN LATERAL generate_series(1, CASE WHEN p.n % 1000 = 0 THEN 60 ELSE 1 END) AS turn
  CROSS JOIN LATERAL (SELECT ${since(1)} - turn * interval '1 hour' AS at) s
  UNION ALL
  SELECT ${loadedSite}, p.id, now() - interval '1 hour', now() - (p.n % 600) * interval '1 second', now() + interval '1 day', NULL,
    NULL, ${address}, 'CN', ${browser}
  FROM person p WHERE p.n % 50 = 0`;

/** Two members of a hundred share one. */
const devices = `
  INSERT INTO known_device (member_id, device_hash, first_seen_at, last_seen_at, last_ip)
  SELECT p.id, sha256(convert_to(E'device\\nloaded-device-' || lpad((CASE WHEN p.n % 50 = 1 THEN p.n - 1 ELSE p.n END)::text, 8, '0'), 'UTF8')),
    p.created_at, now() - (p.n % 60) * interval '1 day', ${address}
  FROM person p`;

const depositColumns = `site_id, member_id, method_id, gateway_code, request_id, request_hash, currency, order_number, amount_minor,
  fee_minor, state, payment_id, locale, return_url, deposit_times, ask_at, created_at, updated_at, expires_at, settled_at,
  house_account_id`;
/** Everybody's first; others that came to nothing; some that wait for staff or of which the gateway is silent. */
const deposits = `
  INSERT INTO deposit_order (${depositColumns})
  SELECT ${loadedSite}, p.id, m.id, m.gateway_code, gen_random_uuid(), sha256(convert_to(p.n::text, 'UTF8')), '${loadedCurrency}',
    k.order_number, 10000000 - p.n % 900 * 10000, 0, k.state, CASE k.state WHEN 'reviewing' THEN NULL ELSE 'paid-' || k.order_number END,
    'zh_CN', '/', CASE k.state WHEN 'succeeded' THEN 1 END, k.at, k.at, k.at, k.at + interval '30 minutes',
    CASE WHEN k.state NOT IN ('pending', 'reviewing') THEN k.at + interval '3 minutes' END,
    CASE k.state WHEN 'reviewing' THEN (SELECT min(a.id) FROM house_account a WHERE a.method_id = m.id) END
  FROM person p
  CROSS JOIN LATERAL (
    SELECT 'succeeded' AS state, ${orderNumber('D', 0)} AS order_number, p.created_at AS at
    UNION ALL SELECT (ARRAY['declined', 'expired', 'failed'])[1 + p.n / 10 % 3], ${orderNumber('D', 1)}, ${since(2)}
      WHERE p.n % 10 = 4
    UNION ALL SELECT 'reviewing', ${orderNumber('D', 2)}, now() - (p.n % 7200) * interval '1 second' WHERE p.n % 5000 = 2
    UNION ALL SELECT 'pending', ${orderNumber('D', 3)}, now() - interval '1 hour' - (p.n % 7200) * interval '1 second'
      WHERE p.n % 5000 = 3
  ) k
  JOIN deposit_method m ON m.site_id = ${loadedSite} AND m.currency = '${loadedCurrency}'
    AND m.code = CASE k.state WHEN 'reviewing' THEN 'transfer' ELSE 'sandbox' END`;
const receipts = `
  INSERT INTO deposit_receipt (order_id, site_id, file_hash, picture, handed_in_at)
  SELECT id, site_id, sha256(convert_to(order_number, 'UTF8')), ''::bytea, created_at FROM deposit_order
  WHERE state = 'reviewing' AND site_id = ${loadedSite}`;

/** Who has a bank account was paid once; some have asked again. */
const withdrawals = `
  INSERT INTO withdrawal_order (order_number, site_id, member_id, request_id, request_hash, currency, amount_minor, fee_minor,
    bank_account_id, gateway_code, state, approvals_needed, hold_id, created_at, updated_at, settled_at)
  SELECT k.order_number, ${loadedSite}, p.id, gen_random_uuid(), sha256(convert_to(p.n::text, 'UTF8')), '${loadedCurrency}',
    100000 + p.n % 900 * 100, 500, b.id, 'sandbox', k.state, 1, 1000000000000 + p.n * 2::bigint + k.turn, k.at, k.at,
    CASE k.state WHEN 'paid' THEN k.at + interval '1 hour' END
  FROM person p JOIN bank_account b ON b.member_id = p.id
  CROSS JOIN LATERAL (
    SELECT 'paid' AS state, ${orderNumber('W', 0)} AS order_number, ${since(3)} AS at, 0 AS turn
    UNION ALL SELECT 'requested', ${orderNumber('W', 1)}, now() - (p.n % 7200) * interval '1 second', 1 WHERE p.n % 5000 = 0
  ) k`;

/** Two letters to everybody, ten to one in twenty. */
const letters = `
  WITH sent AS (
    INSERT INTO letter (site_id, send_key, title, content, sender, sent_at)
    SELECT ${loadedSite}, 'loaded-' || n, jsonb_build_object('zh_CN', '活动通知', 'en_US', 'What is on'),
      jsonb_build_object('zh_CN', '<p>本周末有新的活动。</p>', 'en_US', '<p>There is something new this weekend.</p>'), 'Pavilion',
      now() - n * interval '7 days'
    FROM generate_series(1, 12) n RETURNING id, sent_at)
  INSERT INTO member_letter (site_id, member_id, letter_id, received_at, read_at)
  SELECT ${loadedSite}, p.id, s.id, s.sent_at, CASE WHEN p.n % 3 = 0 THEN s.sent_at + interval '1 day' END
  FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM sent) s JOIN person p ON s.place <= 2 OR p.n % 20 = 0`;

const signups = `
  INSERT INTO signup_attempt (site_id, at, currency, code, field, member_id, steps, complaints, dropped, ip)
  SELECT ${loadedSite}, p.created_at, '${loadedCurrency}', 100, NULL, p.id, '{}'::text[], '{}'::text[], 0, '10.0.0.0'::inet + p.n / 3 FROM person p
  UNION ALL
  SELECT ${loadedSite}, p.created_at, '${loadedCurrency}', 201 + p.n % 9, 'member_phone', NULL, '{}', '{}', 0, '10.0.0.0'::inet + p.n / 3
  FROM person p WHERE p.n % 3 = 0`;

/** Less of what there is less of; `$1` the staff who did it. */
const others: Readonly<Record<string, string>> = {
  'closed accounts': `UPDATE member m SET status = CASE WHEN p.n % 400 = 1 THEN 'disabled' ELSE 'frozen' END
    FROM person p WHERE p.id = m.id AND p.n % 200 = 1`,
  tags: `WITH made AS (INSERT INTO tag (site_id, name, tone) SELECT ${loadedSite}, 'Loaded ' || n, 'plain' FROM generate_series(1, 5) n
      RETURNING id)
    INSERT INTO member_tag (member_id, tag_id) SELECT p.id, t.id FROM person p
    JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place FROM made) t ON t.place = 1 + p.n / 10 % 5 WHERE p.n % 10 = 0`,
  notes: `INSERT INTO member_note (site_id, member_id, text, pinned, staff_id, request_id, at)
    SELECT ${loadedSite}, p.id, 'Called about a deposit.', p.n % 100 = 0, (SELECT min(id) FROM staff), gen_random_uuid(), ${since(4)}
    FROM person p WHERE p.n % 20 = 0`,
  cases: `INSERT INTO risk_case (site_id, kind, key, member_id, evidence, opened_at, outcome, closed_at)
    SELECT ${loadedSite}, (ARRAY['shared_device', 'large_win', 'quick_withdrawal'])[1 + p.n / 100 % 3], 'loaded-' || p.n, p.id, '{}', k.at,
      CASE WHEN p.n % 1000 <> 9 THEN 'nothing' END, CASE WHEN p.n % 1000 <> 9 THEN k.at END
    FROM person p CROSS JOIN LATERAL (SELECT ${since(5)} AS at) k WHERE p.n % 100 = 9`,
  limits: `INSERT INTO member_safety_event (site_id, member_id, at, event, detail)
    SELECT ${loadedSite}, p.id, ${since(6)}, 'reality_check', '{"minutes": 60}' FROM person p WHERE p.n % 10 = 0`,
  'free rounds': `INSERT INTO free_round_grant (gp_id, free_round_id, site_id, member_id, game_id, currency, stake_minor, rounds, used,
      state, expires_at, granted_by, reason, created_at)
    SELECT ${loadedProvider}, 'loaded-' || p.n, ${loadedSite}, p.id, g.id, '${loadedCurrency}', 100, 10, p.n / 50 % 11, 'active',
      now() + interval '7 days', 'admin', 'A welcome', ${since(7)}
    FROM person p CROSS JOIN (SELECT min(id) AS id FROM game WHERE gp_id = ${loadedProvider}) g WHERE p.n % 50 = 0`,
  'open rounds': `INSERT INTO round (site_id, gp_id, member_id, round_ref, game_id, session_id, currency, bets, stake_minor, held_minor,
      win_minor, state, opened_at)
    SELECT ${loadedSite}, ${loadedProvider}, p.id, 'loaded-open-' || p.n, g.id, 0, '${loadedCurrency}', 1, 100, 100, 0, 'open',
      now() - (p.n % 7200) * interval '1 second'
    FROM person p CROSS JOIN (SELECT min(id) AS id FROM game WHERE gp_id = ${loadedProvider}) g WHERE p.n % 2000 = 0`,
  'differences of books': `INSERT INTO reconciliation_case (site_id, source, party, subject, rule, ours, theirs, found_at, seen_at)
    SELECT ${loadedSite}, 'provider', 'loaded', 'transaction ' || p.n, 'amount', '1.00', '2.00', ${since(8)}, now()
    FROM person p WHERE p.n % 500 = 0`,
};

/** Balances at the end of every day, as the hall's hourly job leaves them of accounts without a running balance. */
const snapshots = `
  INSERT INTO ledger.snapshot (account_id, through_transfer_id, balance_minor)
  SELECT d.account_id, l.through, (sum(d.amount) OVER (PARTITION BY d.account_id ORDER BY d.day))::bigint
  FROM (
    SELECT e.account_id, t.created_at::date AS day, sum(e.amount_minor) AS amount
    FROM ledger.entry e JOIN ledger.account a ON a.id = e.account_id AND a.balance_minor IS NULL
    JOIN ledger.transfer t ON t.id = e.transfer_id WHERE t.created_at < current_date GROUP BY 1, 2
  ) d
  JOIN (SELECT created_at::date AS day, max(id) AS through FROM ledger.transfer GROUP BY 1) l USING (day)`;

/** $1 lines, $2 members. One chain, each line with the hash of the one before, as \`trace_append\` writes them. */
const traceLines = (members: number): string => `
  DO $$ DECLARE
    line trace;
    first_id integer := (SELECT min(id) FROM person);
  BEGIN
    SELECT ${loadedSite}, coalesce(max(number), 0) INTO line.chain, line.number FROM trace_head WHERE chain = ${loadedSite};
    line.prev_hash := coalesce((SELECT hash FROM trace_head WHERE chain = ${loadedSite}), decode(repeat('00', 32), 'hex'));
    line.staff_id := (SELECT min(id) FROM staff);
    line.address := '198.51.100.7';
    line.subject_kind := 'member';
    line.outcome := 'done';
    FOR place IN 1..${Math.ceil(members / 5)} LOOP
      line.number := line.number + 1;
      line.at := now() - (${Math.ceil(members / 5)} - place) * interval '150 seconds';
      line.kind := CASE WHEN place % 3 = 0 THEN 'write' ELSE 'read' END;
      line.call := CASE WHEN place % 3 = 0 THEN '/office/member/set_status' ELSE '/office/member/reveal' END;
      line.reason := 'Asked for it on the phone';
      -- Every tenth member, and so those with the rest.
      line.subject_id := (first_id - 1 + place * 10 % ${members} + ${bankEvery})::text;
      line.hash := trace_hash(line);
      INSERT INTO trace SELECT line.*;
      line.prev_hash := line.hash;
    END LOOP;
    INSERT INTO trace_head (chain, number, hash) VALUES (line.chain, line.number, line.hash)
    ON CONFLICT (chain) DO UPDATE SET number = EXCLUDED.number, hash = EXCLUDED.hash;
  END $$`;

const bankAtOnce = 5_000;

/** Sealed and hashed under the secret, as members bind them. */
const addBankAccounts = async (client: PoolClient, secret: string): Promise<void> => {
  const { rows } = await client.query<{ id: number; n: number }>(
    `SELECT id, n FROM person WHERE n % ${bankEvery} = 0 ORDER BY n`,
  );
  for (let from = 0; from < rows.length; from += bankAtOnce) {
    const part = rows.slice(from, from + bankAtOnce);
    await client.query(
      `INSERT INTO bank_account (site_id, member_id, request_id, request_hash, currency, bank_name, details_sealed, number_hash, bound_at)
       SELECT ${loadedSite}, id, gen_random_uuid(), hash, '${loadedCurrency}', 'Lantern Bank', sealed, hash, now() - interval '30 days'
         FROM unnest($1::integer[], $2::bytea[], $3::bytea[]) AS given (id, sealed, hash)`,
      [
        part.map(({ id }) => id),
        part.map(({ id, n }) =>
          sealDetails(
            secret,
            { siteId: loadedSite, memberId: id },
            { number: bankNumberOf(n), holder: nameOf(n) },
          ),
        ),
        part.map(({ n }) => keyedHash(secret, [loadedCurrency, bankNumberOf(n)])),
      ],
    );
  }
};

const shareEvery = 20;
const postingsAtOnce = 50;

/** Shares of an envelope, posted as the hall posts them: what promotions cost is read from their account. */
const payShares = async (pool: Pool): Promise<void> => {
  const { rows } = await pool.query<{ id: number; member_id: number; place: number }>(
    `WITH envelope AS (
       INSERT INTO red_envelope (site_id, currency, title, starts_at, end_at, budget_minor, created_by)
       VALUES (${loadedSite}, '${loadedCurrency}', '{"en_US": "A year", "zh_CN": "周年"}', now() - interval '30 days', now() - interval '1 day',
         1000000000, 'admin') RETURNING id)
     INSERT INTO red_envelope_share (envelope_id, place, amount_minor, member_id, claimed_at)
     SELECT e.id, row_number() OVER (ORDER BY m.id), 100, m.id, now() - interval '2 days'
       FROM envelope e CROSS JOIN member m
      WHERE m.account_key LIKE 'loaded%' AND substr(m.account_key, 7)::integer % ${shareEvery} = 0
     RETURNING envelope_id AS id, member_id, place`,
  );
  for (let from = 0; from < rows.length; from += postingsAtOnce)
    await Promise.all(
      rows.slice(from, from + postingsAtOnce).map(({ id, member_id: memberId, place }) =>
        post(pool, {
          scope: 'red_envelope',
          key: `${id}-${place}`,
          kind: 'promotion',
          reference: String(id),
          moves: [
            {
              from: sitePromotion(loadedSite, loadedCurrency),
              to: memberMain(loadedSite, memberId, loadedCurrency),
              amountMinor: minor(100),
            },
          ],
        }),
      ),
    );
};

/** Fills in what the office shows beside the ledger. After `fillDatabase`, as the owner. */
export const fillOffice = async (
  pool: Pool,
  { members, secret }: { readonly members: number; readonly secret: string },
  say: (line: string) => void,
): Promise<void> => {
  const stage = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    const beganMs = performance.now();
    await work();
    say(`${what}: ${((performance.now() - beganMs) / 1000).toFixed(1)} s`);
  };
  const client = await pool.connect();
  try {
    // References hold by how the rows are chosen; checking each would take as long as writing them.
    await client.query(
      `SET work_mem = '256MB'; SET synchronous_commit = off; SET jit = off; SET session_replication_role = replica`,
    );
    await client.query(people);
    await client.query('ANALYZE person');
    await stage('bank accounts', () => addBankAccounts(client, secret));
    const sets = {
      identifiers,
      sessions,
      devices,
      deposits,
      receipts,
      withdrawals,
      letters,
      signups,
      ...others,
    };
    for (const [what, text] of Object.entries(sets)) await stage(what, () => client.query(text));
    await stage('snapshots', () => client.query(snapshots));
    await stage('trace', () => client.query(traceLines(members)));
  } finally {
    client.release(true);
  }
  await stage('shares of an envelope', () => payShares(pool));
  // As the hall's hourly job has done it since they were paid.
  await stage('snapshots of what they came from', async () => {
    await pool.query('SELECT ledger.mark_horizon()');
    await pool.query('SELECT ledger.take_snapshots()');
  });
  await stage('vacuum', () => pool.query('VACUUM (ANALYZE)'));
};
