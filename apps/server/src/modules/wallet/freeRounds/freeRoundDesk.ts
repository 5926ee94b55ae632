import { currencySchema, type Locale } from '@pavilion/contract';
import {
  type FreeRound,
  freeRoundCancel,
  freeRoundGrant,
  type freeRoundList,
} from '@pavilion/contract/office';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import { withTransaction } from '@pavilion/postgres';
import type { Pool, PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { countList } from '../../../infra/countedList.ts';
import type { Hall } from '../../../infra/hall.ts';
import { textOf } from '../../../infra/storedText.ts';
import { accountKeyOf } from '../../identity/index.ts';
import type { FreeRounds } from './index.ts';

export interface FreeRoundDeskDeps extends Pick<Hall, 'pool' | 'clock'> {
  readonly freeRounds: FreeRounds;
}

interface GrantRow {
  readonly free_round_id: string;
  readonly member_id: number;
  readonly account: string;
  readonly gp_id: number;
  readonly provider_name: unknown;
  readonly game_id: number;
  readonly names: unknown;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly rounds: number;
  readonly used: number;
  readonly won_minor: bigint;
  readonly state: FreeRound['state'];
  readonly granted_by: string;
  readonly reason: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

const present = (row: GrantRow, locale: Locale): FreeRound => {
  const currency = currencySchema.parse(row.currency);
  return {
    id: row.free_round_id,
    member: { id: row.member_id, account: row.account },
    provider: { id: row.gp_id, name: textOf(row.provider_name, locale) },
    game: { id: row.game_id, name: textOf(row.names, locale) },
    currency,
    stake: toDecimal(minor(row.stake_minor), currency),
    rounds: row.rounds,
    used: row.used,
    won: toDecimal(minor(row.won_minor), currency),
    state: row.state,
    granted_by: row.granted_by,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
};

export const listFreeRounds = async (
  pool: Pool,
  { siteId, locale }: { readonly siteId: number; readonly locale: Locale },
  { filter, sort, page, perPage }: z.output<typeof freeRoundList.body>,
) => {
  const values = [
    siteId,
    filter.state ?? null,
    filter.account === undefined ? null : accountKeyOf(filter.account),
  ];
  const chosen = `FROM free_round_grant f
    WHERE f.site_id = $1 AND ($2::text IS NULL OR f.state = $2)
      AND ($3::text IS NULL OR f.member_id = (SELECT id FROM member WHERE site_id = $1 AND account_key = $3))`;
  const order = `ORDER BY f.created_at ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, f.gp_id, f.free_round_id`;
  const bounds = await countList(pool, chosen, values);
  const { rows } = await pool.query<GrantRow>(
    `SELECT f.free_round_id, f.member_id, m.account, f.gp_id, p.name AS provider_name, f.game_id, g.names, f.currency, f.stake_minor,
            f.rounds, f.used, f.won_minor::bigint AS won_minor, f.state, f.granted_by, f.reason, f.created_at, f.expires_at
       FROM (SELECT f.gp_id, f.free_round_id ${chosen} ${order} LIMIT $4 OFFSET $5) AS one
       JOIN free_round_grant f ON f.gp_id = one.gp_id AND f.free_round_id = one.free_round_id
       JOIN member m ON m.id = f.member_id JOIN game g ON g.id = f.game_id JOIN provider p ON p.gp_id = f.gp_id ${order}`,
    [...values, perPage, (page - 1) * perPage],
  );
  return { rows: rows.map((row) => present(row, locale)), ...bounds };
};

interface GrantedGame {
  readonly gpId: number;
  readonly gameCode: string;
}

const findGame = async (tx: PoolClient, siteId: number, id: number): Promise<GrantedGame> => {
  const { rows } = await tx.query<{ gp_id: number; game_code: string }>(
    `SELECT g.gp_id, g.game_code FROM game g JOIN site_game sg ON sg.game_id = g.id AND sg.site_id = $1 WHERE g.id = $2`,
    [siteId, id],
  );
  const [row] = rows;
  if (row === undefined) throw refused(freeRoundGrant.codes, 404, 'office.not_found');
  return { gpId: row.gp_id, gameCode: row.game_code };
};

interface GrantedMember {
  readonly id: number;
  readonly account: string;
}

/** The members of the accounts. Refuses with 404 where one is none of the site, 394 where one plays in another currency. */
const findMembers = async (
  tx: PoolClient,
  siteId: number,
  { accounts, currency }: { readonly accounts: readonly string[]; readonly currency: string },
): Promise<readonly GrantedMember[]> => {
  const keys = [...new Set(accounts.map(accountKeyOf))];
  const { rows } = await tx.query<GrantedMember & { readonly currency: string }>(
    'SELECT id, account, currency FROM member WHERE site_id = $1 AND account_key = ANY ($2) ORDER BY id',
    [siteId, keys],
  );
  if (rows.length !== keys.length) throw refused(freeRoundGrant.codes, 404, 'office.no_such_member');
  if (rows.some((row) => row.currency !== currency))
    throw refused(freeRoundGrant.codes, 394, 'office.other_currency');
  return rows;
};

/**
 * Gives members free rounds. Who asked for what is written down first; then each grant goes its way with the provider, under
 * a name made of the request and the member, so that a repeat is the same grant. Refuses with 393, 394, 404.
 */
export const grantFreeRounds = async (
  { pool, clock, freeRounds }: FreeRoundDeskDeps,
  who: Actor,
  given: z.output<typeof freeRoundGrant.body>,
): Promise<z.output<typeof freeRoundGrant.data>['results']> => {
  const { rounds, currency, reason, request_id: requestId } = given;
  const stake = parseDecimal(given.stake, currency);
  if (stake === undefined || stake <= 0n) throw badField('stake');
  const expiresAt = new Date(given.expires_at);
  if (expiresAt <= clock.now()) throw refused(freeRoundGrant.codes, 393, 'office.ends_in_past');
  const { game, members } = await withTransaction(pool, async (tx) => {
    const game = await findGame(tx, who.siteId, given.game_id);
    const members = await findMembers(tx, who.siteId, given);
    await who.trace(tx, {
      subject: { kind: 'free_rounds', id: requestId },
      after: {
        members: members.map(({ id }) => id),
        game_id: given.game_id,
        rounds,
        stake: given.stake,
        currency,
        expires_at: given.expires_at,
      },
      reason,
    });
    return { game, members };
  });
  return Promise.all(
    members.map(async ({ id: memberId, account }) => {
      const { kind: outcome } = await freeRounds.grant({
        siteId: who.siteId,
        memberId,
        ...game,
        rounds,
        stake,
        expiresAt,
        actor: `staff:${who.account}`,
        reason,
        freeRoundId: `${requestId}:${memberId}`,
      });
      return { account, outcome };
    }),
  );
};

/** Cancels free rounds of the site. Refuses with 404. */
export const cancelFreeRounds = async (
  { pool, freeRounds }: FreeRoundDeskDeps,
  who: Actor,
  { provider_id: gpId, id, reason }: z.output<typeof freeRoundCancel.body>,
): Promise<'cancelled' | 'unsure'> => {
  await withTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ state: string }>(
      'SELECT state FROM free_round_grant WHERE gp_id = $1 AND free_round_id = $2 AND site_id = $3',
      [gpId, id, who.siteId],
    );
    if (rows[0] === undefined || rows[0].state === 'refused')
      throw refused(freeRoundCancel.codes, 404, 'office.not_found');
    await who.trace(tx, {
      subject: { kind: 'free_rounds', id },
      before: { state: rows[0].state },
      after: { cancelled: true },
      reason,
    });
  });
  const { kind } = await freeRounds.cancel(gpId, id);
  if (kind === 'not_found') throw refused(freeRoundCancel.codes, 404, 'office.not_found');
  return kind;
};
