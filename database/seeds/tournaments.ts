import { currencySchema } from '@pavilion/contract';
import { yuanIn } from '@pavilion/money';
import { type Pool, withTransaction } from '@pavilion/postgres';
import { pino } from 'pino';
import { payAwards } from '../../apps/server/src/modules/recommend/index.ts';
import {
  countTournaments,
  createTournament,
  type NewTournament,
} from '../../apps/server/src/modules/tournaments/index.ts';
import { pavilionSiteId } from './sites.ts';
import { text } from './texts.ts';

const dayMs = 24 * 60 * 60_000;

type Terms = Pick<NewTournament, 'title' | 'kind' | 'gameType'> & {
  /** Days from now, both of them. */
  readonly days: readonly [number, number];
  /** Prizes of the places from the first on, in units of ten yuan or what is worth as much. */
  readonly prizes: readonly (readonly [first: number, last: number, units: bigint])[];
};

const slots = 2;

const running: Terms = {
  title: text('倍数争霸赛', '倍數爭霸賽', 'Multiplier Cup', 'Cúp hệ số', 'ศึกตัวคูณ'),
  kind: 'multiple',
  gameType: slots,
  days: [-20, 10],
  prizes: [
    [1, 1, 100n],
    [2, 3, 50n],
    [4, 10, 10n],
  ],
};
const announced: Terms = {
  title: text('连赢挑战赛', '連贏挑戰賽', 'Streak Challenge', 'Thử thách chuỗi thắng', 'ท้าชนะต่อเนื่อง'),
  kind: 'streak',
  gameType: null,
  days: [3, 10],
  prizes: [
    [1, 1, 80n],
    [2, 5, 20n],
  ],
};
const over: Terms = {
  title: text('月度流水赛', '月度流水賽', 'Monthly Race', 'Đua doanh thu tháng', 'แข่งยอดเดือนนี้'),
  kind: 'turnover',
  gameType: null,
  days: [-30, -2],
  prizes: [
    [1, 1, 200n],
    [2, 3, 80n],
    [4, 20, 15n],
  ],
};

/**
 * Tournaments of the demo hall: one that runs and one to come in every currency, and in renminbi one that is over, counted and
 * paid by the jobs that do so in service. The members of `seedAgentHistory` have joined them and stand where their rounds have
 * brought them. Needs the role that owns the tables.
 */
export const seedTournaments = async (pool: Pool, now: Date): Promise<void> => {
  await withTransaction(pool, async (client) => {
    const publish = (currency: NewTournament['currency'], { days, prizes, ...terms }: Terms) =>
      createTournament(client, {
        ...terms,
        siteId: pavilionSiteId,
        currency,
        games: [],
        minStakeMinor: yuanIn(currency),
        prizes: prizes.map(([firstPlace, lastPlace, units]) => ({
          firstPlace,
          lastPlace,
          amountMinor: 10n * units * yuanIn(currency),
        })),
        startsAt: new Date(now.getTime() + days[0] * dayMs),
        endsAt: new Date(now.getTime() + days[1] * dayMs),
        createdBy: 'seed',
        createdAt: now,
      });
    const joined: number[] = [await publish('RMB', over)];
    for (const currency of currencySchema.options) {
      const id = await publish(currency, running);
      if (currency === 'RMB') joined.push(id);
      await publish(currency, announced);
    }
    await client.query(
      `INSERT INTO tournament_entry (tournament_id, member_id, joined_at)
       SELECT t.id, m.id, t.starts_at FROM tournament t
         JOIN member m ON m.site_id = t.site_id AND m.currency = t.currency AND m.account_key LIKE 'lantern%'
        WHERE t.id = ANY ($1)`,
      [joined],
    );
  });
  const outbox = {
    toMember: async () => undefined,
    toChannel: async () => undefined,
    wake: () => undefined,
  };
  const deps = {
    pool,
    outbox,
    clock: { now: () => now, elapsedMs: () => 0 },
    sites: { byId: () => undefined },
    log: pino({ level: 'silent' }),
  };
  await countTournaments(deps);
  await payAwards(deps);
};
