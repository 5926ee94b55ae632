import { once } from 'node:events';
import { join } from 'node:path';
import { answerSchema } from '@pavilion/contract';
import { redEnvelopeClaim } from '@pavilion/contract/promotions';
import { reconcile } from '@pavilion/ledger';
import { createPool, migrate, type Pool, withTransaction } from '@pavilion/postgres';
import { createRedEnvelope } from '../apps/server/src/modules/promotions/index.ts';
import { seed } from '../database/seeds/index.ts';
import { startHall } from './betProcesses.ts';
import { startBenchServer } from './server.ts';
import { type Bench, BenchError, type Round, summarise } from './table.ts';

/**
 * `npm run bench envelope`: a thousand members open a red envelope in the same moment, over HTTP, at one process of the
 * hall: once with a share for each of them, once with shares for three hundred. Whoever gets none is refused with 102, and
 * the cash of a round is its budget, to the last unit.
 */

const root = join(import.meta.dirname, '..');
const secret = 'only-for-the-time-of-this-benchmark';
const claims = 1_000;
const fewShares = 300;
/** Cents a share. */
const meanMinor = 100n;
/** Issue: 1,000 parallel claims settled in 2 s. */
const perSecondMin = 500;
const gone = 102;
const success = 100;
const openForMs = 3_600_000;

interface Guest {
  readonly token: string;
  readonly address: string;
}

const addGuests = async (pool: Pool): Promise<Guest[]> => {
  const { rows } = await pool.query<{ id: number }>(
    `WITH joined AS (
       INSERT INTO member (site_id, account, account_key, password_hash, currency)
       SELECT 1, 'bench' || n, 'bench' || n, '', 'USD' FROM generate_series(1, $1::integer) n RETURNING id),
     logged_in AS (
       INSERT INTO session (site_id, member_id, created_at, last_seen_at, expires_at)
       SELECT 1, id, now(), now(), now() + interval '1 day' FROM joined RETURNING id, member_id),
     tokens AS (
       INSERT INTO session_token (token_hash, session_id, issued_at)
       SELECT sha256(convert_to('bench-token-' || member_id, 'UTF8')), id, now() FROM logged_in)
     SELECT id FROM joined ORDER BY id`,
    [claims],
  );
  return rows.map(({ id }, at) => ({
    token: `bench-token-${id}`,
    // As the proxy in front would tell it: limits are per address.
    address: `198.18.${(at >> 8) & 255}.${at & 255}`,
  }));
};

const hang = (pool: Pool, shares: number): Promise<number> =>
  withTransaction(pool, (client) =>
    createRedEnvelope(client, {
      siteId: 1,
      currency: 'USD',
      title: { en_US: 'bench' },
      startsAt: new Date(Date.now() - openForMs),
      endAt: new Date(Date.now() + openForMs),
      budgetMinor: meanMinor * BigInt(shares),
      shares,
      createdBy: 'bench',
    }),
  );

const claim = async (origin: string, { token, address }: Guest, id: number) => {
  const beganMs = performance.now();
  const response = await fetch(`${origin}/api${redEnvelopeClaim.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token, 'x-forwarded-for': address },
    body: JSON.stringify({ id }),
  });
  const { code } = answerSchema.parse(await response.json());
  return { code, ms: performance.now() - beganMs };
};

const paidOf = async (pool: Pool, id: number): Promise<bigint> => {
  const { rows } = await pool.query<{ paid: bigint }>(
    `select coalesce(sum(m.amount_minor), 0)::bigint as paid
       from ledger.transfer t join ledger.move m on m.transfer_id = t.id
      where t.scope = 'red_envelope' and t.reference = $1`,
    [`red_envelope:${id}`],
  );
  return rows[0]?.paid ?? 0n;
};

/** Everybody at once. Throws when an answer is none of the two, or the cash is not the budget. */
const everybodyClaims = async (
  { pool, origin, guests }: { pool: Pool; origin: string; guests: readonly Guest[] },
  shares: number,
): Promise<Round> => {
  const id = await hang(pool, shares);
  const beganMs = performance.now();
  const answers = await Promise.all(guests.map((guest) => claim(origin, guest, id)));
  const seconds = (performance.now() - beganMs) / 1_000;
  const opened = answers.filter(({ code }) => code === success).length;
  const refused = answers.filter(({ code }) => code === gone).length;
  const paid = await paidOf(pool, id);
  if (opened !== shares || refused !== claims - shares || paid !== meanMinor * BigInt(shares))
    throw new BenchError(
      `${opened} opened, ${refused} were refused with ${gone}, ${paid} paid of ${shares} shares`,
    );
  return summarise(
    answers.map(({ ms }) => ms),
    seconds,
  );
};

const openHall = async (
  server: Awaited<ReturnType<typeof startBenchServer>>,
  say: (line: string) => void,
) => {
  const url = await server.createDatabase('hall');
  await migrate({ url, folder: join(root, 'database/migrations') });
  const pool = createPool(url, { max: 2 });
  await seed({ pool });
  const guests = await addGuests(pool);
  const { port, child } = await startHall(url, secret, { TRUST_PROXY: 'loopback' });
  const hall = { pool, origin: `http://127.0.0.1:${port}`, guests };
  say('warming up');
  await everybodyClaims(hall, claims);
  return { hall, child };
};

export const bench: Bench = {
  title: `${claims} members open a red envelope at once, one process; settled in 2 s is ${perSecondMin} a second`,
  unit: 'claims',
  rounds: 3,
  open: async (say) => {
    const server = await startBenchServer();
    try {
      const { hall, child } = await openHall(server, say);
      return {
        contestants: [
          { name: 'a share for each', round: () => everybodyClaims(hall, claims), perSecondMin },
          { name: `${fewShares} shares`, round: () => everybodyClaims(hall, fewShares), perSecondMin },
        ],
        versions: [server.version],
        inspect: async () => {
          const { differences } = await reconcile(hall.pool);
          if (differences.length > 0) throw new BenchError('the books do not balance');
          return ['No budget was overspent by a unit; the books balance.'];
        },
        close: async () => {
          child.disconnect();
          await once(child, 'exit');
          await hall.pool.end();
          await server.close();
        },
      };
    } catch (error) {
      await server.close();
      throw error;
    }
  },
};
