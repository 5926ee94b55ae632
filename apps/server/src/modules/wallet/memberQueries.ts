import { type Minor, minor } from '@pavilion/money';
import type { Pool } from 'pg';
import { providerMarkOf } from '../../infra/gameArt.ts';

export interface ProviderCash {
  readonly gpId: number;
  readonly name: Readonly<Record<string, string>>;
  /** Address of its mark. */
  readonly mark: string;
  readonly wallet: 'seamless' | 'transfer';
  /** Enabled on the site and not under maintenance. */
  readonly isOpen: boolean;
  /** For seamless providers the stakes held in open rounds; for transfer wallets what lies there. */
  readonly cash: Minor;
  readonly inTransit: Minor;
  /** Counts the changes of a transfer wallet; null where there is none. */
  readonly walletVersion: bigint | null;
}

interface ProviderCashRow {
  readonly gp_id: number;
  readonly gp_code: string;
  readonly name: Readonly<Record<string, string>>;
  readonly mark: string | null;
  readonly picture: Buffer | null;
  readonly wallet: 'seamless' | 'transfer';
  readonly is_open: boolean;
  readonly cash_minor: bigint;
  readonly in_transit_minor: bigint;
  readonly wallet_version: bigint | null;
}

/** A site without providers has one row, of the main wallet alone. */
type BalanceRow = { readonly main_minor: bigint } & (ProviderCashRow | { readonly gp_id: null });

const presentProvider = (row: ProviderCashRow): ProviderCash => ({
  gpId: row.gp_id,
  name: row.name,
  mark: providerMarkOf({ gpCode: row.gp_code, mark: row.mark, picture: row.picture }),
  wallet: row.wallet,
  isOpen: row.is_open,
  cash: minor(row.cash_minor),
  inTransit: minor(row.in_transit_minor),
  walletVersion: row.wallet_version,
});

/**
 * What the member has in the main wallet and at each provider of the site, as of one moment: money that moves meanwhile is
 * in one of them, and never in none or in two.
 */
export const readBalances = async (
  pool: Pool,
  { siteId, memberId, currency, now }: { siteId: number; memberId: number; currency: string; now: Date },
): Promise<{ readonly main: Minor; readonly providers: ProviderCash[] }> => {
  const { rows } = await pool.query<BalanceRow>({
    name: 'wallet-balances',
    text: `
      SELECT coalesce(main.minor, 0)::bigint AS main_minor, provider.* FROM (
        SELECT sum(balance_minor) AS minor FROM ledger.account
        WHERE owner_id = $2 AND site_id = $1 AND purpose = 'main' AND counterparty_id = 0 AND owner_kind = 'member'
          AND currency = $4
      ) main LEFT JOIN (
      SELECT sp.sort, p.gp_id, p.gp_code, p.name, p.mark, p.picture, p.wallet,
        sp.enabled AND p.active AND NOT coalesce(sp.maintenance_start_at <= $3
          AND coalesce(sp.maintenance_end_at, 'infinity') > $3, false) AS is_open,
        (coalesce(held.minor, 0) + coalesce(there.minor, 0))::bigint AS cash_minor,
        coalesce(way.minor, 0)::bigint AS in_transit_minor, w.version AS wallet_version
      FROM site_provider sp
      JOIN provider p ON p.gp_id = sp.gp_id
      LEFT JOIN LATERAL (
        SELECT sum(r.held_minor) AS minor FROM round r
        WHERE r.member_id = $2 AND r.site_id = $1 AND r.gp_id = p.gp_id AND r.state = 'open'
      ) held ON true
      LEFT JOIN LATERAL (
        SELECT sum(a.balance_minor) AS minor FROM ledger.account a
        WHERE a.owner_id = $2 AND a.site_id = $1 AND a.purpose = 'provider_wallet' AND a.counterparty_id = p.gp_id
          AND a.owner_kind = 'member'
      ) there ON true
      LEFT JOIN LATERAL (
        SELECT sum(a.balance_minor) AS minor FROM ledger.account a
        WHERE a.owner_id = $2 AND a.site_id = $1 AND a.purpose = 'in_transit' AND a.counterparty_id = p.gp_id
          AND a.owner_kind = 'member'
      ) way ON true
      LEFT JOIN transfer_wallet w ON w.member_id = $2 AND w.gp_id = p.gp_id AND w.site_id = $1
      WHERE sp.site_id = $1
      ) provider ON true
      ORDER BY provider.sort, provider.gp_id`,
    values: [siteId, memberId, now, currency],
  });
  return {
    main: minor(rows[0]?.main_minor ?? 0n),
    providers: rows.flatMap((row) => (row.gp_id === null ? [] : [presentProvider(row)])),
  };
};

/** The member's main balance; 0 before the first posting. */
export const readMainCash = async (
  pool: Pool,
  { siteId, memberId, currency }: { siteId: number; memberId: number; currency: string },
): Promise<Minor> => {
  const { rows } = await pool.query<{ balance_minor: bigint }>({
    name: 'wallet-main-cash',
    text: `
      SELECT balance_minor FROM ledger.account
      WHERE owner_id = $2 AND site_id = $1 AND purpose = 'main' AND counterparty_id = 0 AND owner_kind = 'member'
        AND currency = $3`,
    values: [siteId, memberId, currency],
  });
  return minor(rows[0]?.balance_minor ?? 0n);
};

export interface MemberRound {
  readonly id: bigint;
  readonly roundRef: string;
  readonly gpId: number;
  readonly providerName: Readonly<Record<string, string>>;
  readonly gameId: number;
  readonly gameName: Readonly<Record<string, string>>;
  readonly gameType: number;
  readonly stake: Minor;
  /** What was paid; without what is withheld or was refused. */
  readonly win: Minor;
  /** What waits for staff, beyond what the game pays at once. */
  readonly pendingWin: Minor;
  readonly currency: string;
  readonly state: 'open' | 'closed' | 'rolled_back';
  readonly openedAt: Date;
  readonly closedAt: Date | null;
}

export interface RoundPage {
  readonly rounds: readonly MemberRound[];
  /** Give it back for the next page; null on the last. */
  readonly nextCursor: string | null;
}

interface RoundRow {
  readonly id: bigint;
  readonly round_ref: string;
  readonly gp_id: number;
  readonly provider_name: Readonly<Record<string, string>>;
  readonly game_id: number;
  readonly game_name: Readonly<Record<string, string>>;
  readonly gt_id: number;
  readonly stake_minor: bigint;
  readonly win_minor: bigint;
  readonly pending_minor: bigint;
  readonly currency: string;
  readonly state: MemberRound['state'];
  readonly opened_at: Date;
  readonly closed_at: Date | null;
}

const presentRow = (row: RoundRow): MemberRound => ({
  id: row.id,
  roundRef: row.round_ref,
  gpId: row.gp_id,
  providerName: row.provider_name,
  gameId: row.game_id,
  gameName: row.game_name,
  gameType: row.gt_id,
  stake: minor(row.stake_minor),
  win: minor(row.win_minor),
  pendingWin: minor(row.pending_minor),
  currency: row.currency,
  state: row.state,
  openedAt: row.opened_at,
  closedAt: row.closed_at,
});

const cursorPattern = /^[1-9][0-9]{0,17}$/;

/** Raised for a cursor that no page has handed out. */
export class BadCursor extends Error {
  override readonly name = 'BadCursor';
}

/** What of a round's wins was not paid: withheld for staff, or refused by them. */
const unpaid = `LEFT JOIN LATERAL (
    SELECT sum(w.amount_minor)::bigint AS minor,
      sum(w.amount_minor) FILTER (WHERE w.state = 'withheld')::bigint AS pending_minor
    FROM withheld_win w WHERE w.round_id = r.id AND w.state IN ('withheld', 'refused')
  ) unpaid ON true`;
const roundColumns = `r.id, r.round_ref, r.gp_id, p.name AS provider_name, r.game_id, g.names AS game_name, g.gt_id,
  r.stake_minor, r.win_minor - coalesce(unpaid.minor, 0) AS win_minor,
  coalesce(unpaid.pending_minor, 0) AS pending_minor, r.currency, r.state, r.opened_at, r.closed_at`;
const roundTables = `round r JOIN provider p ON p.gp_id = r.gp_id JOIN game g ON g.id = r.game_id ${unpaid}`;

export interface RoundQuery {
  readonly siteId: number;
  readonly memberId: number;
  readonly cursor?: string | undefined;
  readonly count: number;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly gpId?: number | undefined;
  readonly gameType?: number | undefined;
  readonly state?: MemberRound['state'] | undefined;
}

/** A member's rounds, newest first; throws `BadCursor`. */
export const listRounds = async (db: Pick<Pool, 'query'>, query: RoundQuery): Promise<RoundPage> => {
  if (query.cursor !== undefined && !cursorPattern.test(query.cursor)) throw new BadCursor('no such cursor');
  const { rows } = await db.query<RoundRow>({
    name: 'wallet-list-rounds',
    text: `
      SELECT ${roundColumns} FROM ${roundTables}
      WHERE r.member_id = $1 AND r.site_id = $2 AND ($3::bigint IS NULL OR r.id < $3)
        AND ($4::timestamptz IS NULL OR r.opened_at >= $4) AND ($5::timestamptz IS NULL OR r.opened_at < $5)
        AND ($7::integer IS NULL OR r.gp_id = $7) AND ($8::integer IS NULL OR g.gt_id = $8)
        AND ($9::round_state IS NULL OR r.state = $9)
      ORDER BY r.id DESC LIMIT $6`,
    values: [
      query.memberId,
      query.siteId,
      query.cursor ?? null,
      query.from ?? null,
      query.to ?? null,
      query.count + 1,
      query.gpId ?? null,
      query.gameType ?? null,
      query.state ?? null,
    ],
  });
  const page = rows.slice(0, query.count);
  return {
    rounds: page.map(presentRow),
    nextCursor: rows.length > query.count ? String(page.at(-1)?.id ?? '') : null,
  };
};

export interface RoundTotals {
  readonly rounds: number;
  readonly stake: Minor;
  readonly win: Minor;
  /** Win less stake of those that are over. */
  readonly net: Minor;
}

/** What a member's rounds in a currency come to, but for those that were taken back. */
export const sumRounds = async (
  db: Pick<Pool, 'query'>,
  query: Omit<RoundQuery, 'cursor' | 'count'> & { readonly currency: string },
): Promise<RoundTotals> => {
  const { rows } = await db.query<{ rounds: number; stake: bigint; win: bigint; net: bigint }>({
    name: 'wallet-sum-rounds',
    text: `
      SELECT count(*)::integer AS rounds, coalesce(sum(r.stake_minor), 0)::bigint AS stake,
        coalesce(sum(r.win_minor - coalesce(unpaid.minor, 0)), 0)::bigint AS win,
        coalesce(sum(r.win_minor - coalesce(unpaid.minor, 0) - r.stake_minor) FILTER (WHERE r.state = 'closed'), 0)::bigint
          AS net
      FROM round r JOIN game g ON g.id = r.game_id ${unpaid}
      WHERE r.member_id = $1 AND r.site_id = $2 AND r.currency = $3
        AND ($4::timestamptz IS NULL OR r.opened_at >= $4) AND ($5::timestamptz IS NULL OR r.opened_at < $5)
        AND ($6::integer IS NULL OR r.gp_id = $6) AND ($7::integer IS NULL OR g.gt_id = $7)
        AND CASE WHEN $8::round_state IS NULL THEN r.state <> 'rolled_back' ELSE r.state = $8 END`,
    values: [
      query.memberId,
      query.siteId,
      query.currency,
      query.from ?? null,
      query.to ?? null,
      query.gpId ?? null,
      query.gameType ?? null,
      query.state ?? null,
    ],
  });
  const [row] = rows;
  if (row === undefined) throw new Error('a sum answered nothing');
  return { rounds: row.rounds, stake: minor(row.stake), win: minor(row.win), net: minor(row.net) };
};

interface RoundKey {
  readonly siteId: number;
  readonly memberId: number;
  /** The hall's id of the round, in decimal. */
  readonly roundId: string;
}

/** A round of this member; undefined for everybody else's. */
export const findRound = async (
  db: Pick<Pool, 'query'>,
  { siteId, memberId, roundId }: RoundKey,
): Promise<MemberRound | undefined> => {
  const { rows } = await db.query<RoundRow>({
    name: 'wallet-find-round',
    text: `SELECT ${roundColumns} FROM ${roundTables} WHERE r.id = $1 AND r.member_id = $2 AND r.site_id = $3`,
    values: [roundId, memberId, siteId],
  });
  return rows[0] && presentRow(rows[0]);
};

export interface MoveOfRound {
  readonly kind: 'bet' | 'win' | 'bet_win';
  readonly stake: Minor;
  readonly win: Minor;
  readonly state: 'done' | 'rolled_back';
  readonly isFree: boolean;
  readonly at: Date;
}

/** No game makes so many in one round; beyond it the round's sums tell the rest. */
const movesMax = 500;

/** Stakes and wins of a round that `findRound` has found, oldest first. */
export const listMoves = async (
  db: Pick<Pool, 'query'>,
  round: Pick<MemberRound, 'id' | 'stake' | 'win' | 'state' | 'openedAt'>,
): Promise<readonly MoveOfRound[]> => {
  const { rows } = await db.query<{
    kind: 'bet' | 'win';
    state: MoveOfRound['state'];
    stake_minor: bigint;
    win_minor: bigint;
    is_free: boolean;
    processed_at: Date;
  }>({
    name: 'wallet-moves-of-round',
    text: `SELECT kind, state, stake_minor, win_minor, free_round_id IS NOT NULL AS is_free, processed_at
           FROM wallet_transaction
           WHERE round_id = $1 AND kind IN ('bet', 'win') AND state <> 'rejected' ORDER BY id LIMIT $2`,
    values: [round.id, movesMax],
  });
  // A round without bets of its own was staked and won in one: its sums are that one move.
  if (rows.length === 0) {
    const state = round.state === 'rolled_back' ? 'rolled_back' : 'done';
    return [
      { kind: 'bet_win', stake: round.stake, win: round.win, state, isFree: false, at: round.openedAt },
    ];
  }
  return rows.map((row) => ({
    kind: row.kind,
    stake: minor(row.stake_minor),
    win: minor(row.win_minor),
    state: row.state,
    isFree: row.is_free,
    at: row.processed_at,
  }));
};
