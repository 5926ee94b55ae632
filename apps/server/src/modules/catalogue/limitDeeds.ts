import { currencySchema } from '@pavilion/contract';
import { gameSetLimit, type gameSetReturn } from '@pavilion/contract/office';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../http/officeCaller.ts';
import { badField, refused } from '../../http/refusal.ts';
import { textOf } from '../../infra/storedText.ts';
import { propose, proposeOnce } from '../proposals/index.ts';
import { assertGameReach, type CatalogueDeskDeps, lockGame } from './gameDeeds.ts';
import type { SiteGameRow } from './gameQueries.ts';

const right = 'games.manage';

const limitContent = z.strictObject({
  game_id: z.number().int().positive(),
  currency: currencySchema,
  /** Decimals of the currency, as whoever confirms reads them. */
  min: z.string(),
  max: z.string(),
});
type Limit = z.output<typeof limitContent>;

const returnContent = z.strictObject({
  game_id: z.number().int().positive(),
  rtp_bp: z.number().int().nullable(),
  rtp_up_to: z.boolean().optional(),
  deviation_milli: z.number().int().nullable(),
});

/** The most that one move of the ledger carries. */
const stakeMaxMinor = 9_007_199_254_740_991n;

/** The bounds of stakes in minor units; undefined where one is no amount, zero, or they are upside down. */
export const stakeBounds = ({ currency, min, max }: Omit<Limit, 'game_id'>) => {
  const [low, high] = [parseDecimal(min, currency), parseDecimal(max, currency)];
  if (low === undefined || low <= 0n || high === undefined || high < low || high > stakeMaxMinor) return;
  return { low, high };
};

/** The same of one limit. Refuses as a malformed field. */
const boundsOf = ({ currency, min, max }: Omit<Limit, 'game_id'>) => {
  const bounds = stakeBounds({ currency, min, max });
  if (bounds !== undefined) return bounds;
  const low = parseDecimal(min, currency);
  throw badField(low === undefined || low <= 0n ? 'min' : 'max');
};

const readLimit = async (tx: PoolClient, { game_id, currency }: Pick<Limit, 'game_id' | 'currency'>) => {
  const { rows } = await tx.query<{ stake_min_minor: bigint; stake_max_minor: bigint }>(
    'SELECT stake_min_minor, stake_max_minor FROM game_limit WHERE game_id = $1 AND currency = $2',
    [game_id, currency],
  );
  return rows[0];
};

const writeLimit = async (tx: PoolClient, limit: Limit): Promise<void> => {
  const { low, high } = boundsOf(limit);
  await tx.query(
    `INSERT INTO game_limit (game_id, currency, stake_min_minor, stake_max_minor) VALUES ($1, $2, $3, $4)
     ON CONFLICT (game_id, currency) DO UPDATE SET stake_min_minor = $3, stake_max_minor = $4`,
    [limit.game_id, limit.currency, low, high],
  );
};

const subjectOf = (row: SiteGameRow) => ({ kind: 'game', id: row.id, name: textOf(row.names, 'zh_CN') });

/**
 * The stakes of a game in a currency: a bound that is no higher is set at once, any other is proposed. Answers the
 * proposal's id, or null for what was done. Refuses with 382, 404, 409.
 */
export const setLimit = (
  { pool, clock, book }: CatalogueDeskDeps,
  who: Actor,
  { id, currency, min, max, reason, version, request_id: requestId }: z.output<typeof gameSetLimit.body>,
): Promise<number | null> =>
  withTransaction(pool, (tx) => {
    const limit = { game_id: id, currency, min, max };
    const { high } = boundsOf(limit);
    const asked = { kind: 'games.raise_limit', content: limit, requestId } as const;
    return proposeOnce(tx, who, asked, async () => {
      const row = await lockGame(tx, who.siteId, { id, version });
      await assertGameReach(tx, who, id);
      const before = await readLimit(tx, limit);
      if (before === undefined || high > before.stake_max_minor)
        return propose(tx, book, who, { ...asked, subject: subjectOf(row), reason }, clock.now());
      await writeLimit(tx, limit);
      await who.trace(tx, {
        subject: { kind: 'game', id },
        before: {
          currency,
          min: toDecimal(minor(before.stake_min_minor), currency),
          max: toDecimal(minor(before.stake_max_minor), currency),
        },
        after: { currency, min, max },
        reason,
      });
      return null;
    });
  });

/** Proposes what a game should return. Refuses with 382, 404, 409. */
export const setReturn = (
  { pool, clock, book }: CatalogueDeskDeps,
  who: Actor,
  given: z.output<typeof gameSetReturn.body>,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    const { id, rtp_bp, rtp_up_to, deviation_milli, reason, version, request_id: requestId } = given;
    const asked = {
      kind: 'games.set_return',
      content: { game_id: id, rtp_bp, deviation_milli, ...(rtp_up_to !== undefined && { rtp_up_to }) },
      requestId,
    } as const;
    const proposed = await proposeOnce(tx, who, asked, async () => {
      const row = await lockGame(tx, who.siteId, { id, version });
      await assertGameReach(tx, who, id);
      return propose(tx, book, who, { ...asked, subject: subjectOf(row), reason }, clock.now());
    });
    if (proposed === null) throw new Error('a return is set by two');
    return proposed;
  });

/** The game that a deed is about, of the site on which it was proposed, for whoever may act wherever it is offered. */
const lockFor = async (tx: PoolClient, who: Actor, id: number): Promise<void> => {
  await lockGame(tx, who.siteId, { id });
  await assertGameReach(tx, who, id);
};

/** Higher stakes and stated returns are for two. */
export const registerGameDeeds = ({ book }: CatalogueDeskDeps): void => {
  book.register({
    kind: 'games.raise_limit',
    right,
    content: limitContent,
    worldOf: async (tx, limit, siteId) => {
      await lockGame(tx, siteId, { id: limit.game_id });
      const before = await readLimit(tx, limit);
      return before === undefined ? null : [String(before.stake_min_minor), String(before.stake_max_minor)];
    },
    run: async (tx, limit, who) => {
      await lockFor(tx, who, limit.game_id);
      await writeLimit(tx, limit);
    },
  });
  book.register({
    kind: 'games.set_return',
    right,
    content: returnContent,
    worldOf: async (tx, { game_id: id }, siteId) => {
      const { rtp_bp, rtp_up_to, deviation_milli } = await lockGame(tx, siteId, { id });
      return { rtp_bp, rtp_up_to, deviation_milli };
    },
    run: async (tx, { game_id: id, rtp_bp, rtp_up_to = null, deviation_milli }, who) => {
      await lockFor(tx, who, id);
      const { rowCount } = await tx.query(
        'UPDATE game SET rtp_bp = $2, deviation_milli = $3, rtp_up_to = coalesce($4, rtp_up_to) WHERE id = $1',
        [id, rtp_bp, deviation_milli, rtp_up_to],
      );
      if (rowCount !== 1) throw refused(gameSetLimit.codes, 404, 'office.not_found');
    },
  });
};
