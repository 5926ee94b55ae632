import { createHmac } from 'node:crypto';
import type { Currency, DataOf } from '@pavilion/contract';
import type { agentSettlementLines, agentSettlementRounds } from '@pavilion/contract/agentBills';
import { csvColumns, csvHeader, hashLineStart } from '@pavilion/settlement';
import type { Pool } from 'pg';
import { beginOfSiteDay } from '../../infra/siteDay.ts';
import { money } from './amounts.ts';

type Line = DataOf<typeof agentSettlementLines>['list'][number];
type Round = DataOf<typeof agentSettlementRounds>['list'][number];

/** Lines that the file reads at a time. */
const linesAtOnce = 5_000;
/** Rounds of which not more passed between opening and closing lie close together; longer ones have an index of their own. */
const roundOpenDays = 7;

const cellsOf = (text: string): Readonly<Partial<Record<string, string>>> => {
  const cells = text.split(',');
  return Object.fromEntries(
    csvColumns.flatMap((name, place) => {
      const cell = cells[place] ?? '';
      return cell === '' ? [] : [[name, cell]];
    }),
  );
};

const numberOf = (cell: string | undefined): number | null => (cell === undefined ? null : Number(cell));

/** A line as it stands in the file, cell by cell. */
export const presentLine = (line: number, text: string): Line => {
  const cells = cellsOf(text);
  const kind = cells.kind ?? '';
  const gameType = numberOf(cells.game_type);
  return {
    line,
    kind,
    of: numberOf(cells.of),
    day: cells.day ?? null,
    game_type: gameType,
    provider: numberOf(cells.provider),
    count: numberOf(cells.count),
    stake: cells.stake ?? null,
    turnover: cells.turnover ?? null,
    win: cells.win ?? null,
    bonus: cells.bonus ?? null,
    deposit: cells.deposit ?? null,
    withdrawal: cells.withdrawal ?? null,
    fee: cells.fee ?? null,
    jackpot: cells.jackpot ?? null,
    adjustment: cells.adjustment ?? null,
    name: cells.name ?? null,
    on: cells.on ?? null,
    rate_ppm: numberOf(cells.rate_ppm),
    amount: cells.amount ?? null,
    has_rounds: (kind === 'day' || kind === 'excluded') && gameType !== null && gameType > 0,
  };
};

interface LineRow {
  readonly line: number;
  readonly text: string;
}

const isDay = `kind IN ('day', 'excluded')`;
const conditionOf = { days: `AND ${isDay}`, sums: `AND NOT ${isDay}`, all: '' } as const;

/** Lines of a bill behind one, in their order. */
export const listLines = async (
  pool: Pool,
  billId: bigint,
  { after, count, part }: { after: number; count: number; part: keyof typeof conditionOf },
): Promise<{ list: Line[]; nextCursor: string | null }> => {
  const { rows } = await pool.query<LineRow>({
    name: `settlement-lines-${part}`,
    text: `SELECT line, text FROM agent_bill_line WHERE bill_id = $1 AND line > $2 ${conditionOf[part]}
            ORDER BY line LIMIT $3`,
    values: [billId, after, count + 1],
  });
  const list = rows.slice(0, count);
  return {
    list: list.map(({ line, text }) => presentLine(line, text)),
    nextCursor: rows.length > count ? String(list.at(-1)?.line) : null,
  };
};

/** The file of a bill's lines, as it was hashed, with the hash as its last line. */
export async function* billFile(pool: Pool, billId: bigint, sha256: string): AsyncGenerator<string> {
  yield csvHeader;
  for (let after = 0; ; ) {
    const { rows } = await pool.query<LineRow>({
      name: 'settlement-file',
      text: 'SELECT line, text FROM agent_bill_line WHERE bill_id = $1 AND line > $2 ORDER BY line LIMIT $3',
      values: [billId, after, linesAtOnce],
    });
    if (rows.length > 0) yield rows.map(({ text }) => `${text}\n`).join('');
    if (rows.length < linesAtOnce) break;
    after = rows.at(-1)?.line ?? 0;
  }
  yield `${hashLineStart}${sha256}\n`;
}

/** A member's day with one kind of game at one provider. */
export interface LineDay {
  readonly memberId: number;
  readonly day: string;
  readonly gameType: number;
  readonly provider: number;
}

/** Whose day a line tells of, which only the hall knows; undefined for a line of another kind, and for none. */
export const findLineDay = async (pool: Pool, billId: bigint, line: number): Promise<LineDay | undefined> => {
  const { rows } = await pool.query<{ text: string; members: number[] }>({
    name: 'settlement-line',
    text: `SELECT l.text, b.members FROM agent_bill_line l JOIN agent_bill b ON b.id = l.bill_id
            WHERE l.bill_id = $1 AND l.line = $2`,
    values: [billId, line],
  });
  const [row] = rows;
  const told = row && presentLine(line, row.text);
  if (told?.has_rounds !== true || told.of === null || told.day === null) return undefined;
  const memberId = row?.members[told.of - 1];
  if (memberId === undefined) return undefined;
  return { memberId, day: told.day, gameType: told.game_type ?? 0, provider: told.provider ?? 0 };
};

interface RoundRow {
  readonly id: bigint;
  readonly closed_at: Date;
  readonly stake_minor: bigint;
  readonly win_minor: bigint;
}

/** An id for this bill alone: it tells nothing of the round, and is the same every time. */
const shortIdOf = (secret: string, billId: bigint, roundId: bigint): string =>
  createHmac('sha256', secret)
    .update(`round ${roundId} of bill ${billId}`)
    .digest('hex')
    .slice(0, 12)
    .toUpperCase();

/**
 * Rounds of what was posted on the day between the member and the provider's house. Stakes of a round that is open lie
 * elsewhere until it closes, and count on that day.
 */
const postedRounds = (own: 'from_id' | 'to_id', other: 'from_id' | 'to_id'): string => `
  SELECT CASE WHEN t.reference ~ '^[0-9]{1,18}$' THEN t.reference::bigint END
    FROM bounds b JOIN ledger.move m ON m.${own} = b.id AND m.kind = ANY (enum_range(NULL::ledger.posting_kind))
     AND m.transfer_id > b.low AND m.transfer_id <= b.high
    JOIN ledger.account h ON h.id = m.${other} AND h.owner_kind = 'provider' AND h.owner_id = $5 AND h.purpose = 'house'
    JOIN ledger.transfer t ON t.id = m.transfer_id`;

/**
 * The rounds of a member's day, the latest opened first: those that closed on it, and those that closed on another and
 * brought the house a gain or a loss on this one. `before` is the place of the last one, 0 for none.
 */
export const listRounds = async (
  { pool, secret }: { readonly pool: Pool; readonly secret: string },
  billId: bigint,
  { memberId, day, gameType, provider }: LineDay,
  {
    siteId,
    timeZone,
    currency,
    before,
    count,
  }: { siteId: number; timeZone: string; currency: Currency; before: number; count: number },
): Promise<{ list: Round[]; nextCursor: string | null }> => {
  const date = Temporal.PlainDate.from(day);
  const [begin, end] = [beginOfSiteDay(date, timeZone), beginOfSiteDay(date.add({ days: 1 }), timeZone)];
  // One day more: the site's days are not all of the same length.
  const earliest = beginOfSiteDay(date.subtract({ days: roundOpenDays + 1 }), timeZone);
  const closed = 'r.member_id = $1 AND r.closed_at >= $3 AND r.closed_at < $4';
  const openFor = 'r.closed_at - r.opened_at';
  const { rows } = await pool.query<RoundRow>({
    name: 'settlement-rounds',
    text: `WITH bounds AS MATERIALIZED (
             SELECT a.id, ledger.place_at(a.id, $3) AS low, ledger.place_at(a.id, $4) AS high FROM ledger.account a
              WHERE a.owner_kind = 'member' AND a.owner_id = $1 AND a.site_id = $9 AND a.purpose = 'main'
                AND a.counterparty_id = 0 AND a.currency = $10
           ), told (id) AS (
             SELECT r.id FROM round r WHERE ${closed} AND r.id > report.round_before($2) AND r.id <= report.round_before($4)
                AND ${openFor} <= interval '${roundOpenDays} days'
             UNION
             SELECT r.id FROM round r WHERE ${closed} AND ${openFor} > interval '${roundOpenDays} days'
             UNION
             -- A win that is withheld, and one that is refused or taken back later, passes the member's wallet by.
             SELECT w.round_id FROM withheld_win w
              WHERE w.member_id = $1 AND w.gp_id = $5
                AND (w.created_at >= $3 AND w.created_at < $4
                  OR w.state IN ('refused', 'taken_back') AND w.decided_at >= $3 AND w.decided_at < $4)
             UNION ${postedRounds('to_id', 'from_id')}
             UNION ${postedRounds('from_id', 'to_id')}
           )
           SELECT r.id, r.closed_at, r.stake_minor, r.win_minor
             FROM told JOIN round r ON r.id = told.id JOIN game g ON g.id = r.game_id
            WHERE r.member_id = $1 AND r.gp_id = $5 AND r.state = 'closed' AND g.gt_id = $6
            ORDER BY r.id DESC OFFSET $7 LIMIT $8`,
    values: [memberId, earliest, begin, end, provider, gameType, before, count + 1, siteId, currency],
  });
  return {
    list: rows.slice(0, count).map((row) => ({
      id: shortIdOf(secret, billId, row.id),
      closed_at: row.closed_at.toISOString(),
      stake: money(row.stake_minor, currency),
      win: money(row.win_minor, currency),
    })),
    nextCursor: rows.length > count ? String(before + count) : null,
  };
};
