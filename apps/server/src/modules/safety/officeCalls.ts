import { currencySchema } from '@pavilion/contract';
import { type RiskAway, type RiskLimit, riskAwayList, riskLimitList } from '@pavilion/contract/office';
import { minor, toDecimal } from '@pavilion/money';
import type { z } from 'zod';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { countList } from '../../infra/countedList.ts';
import type { Hall } from '../../infra/hall.ts';
import { termsAt } from './limitTerms.ts';

type Deps = Pick<Hall, 'pool' | 'clock'>;

interface AwayRow {
  readonly id: number;
  readonly account: string;
  readonly kind: RiskAway['kind'];
  readonly since: Date | null;
  readonly until: Date | null;
}

const listAway = async (
  { pool, clock }: Deps,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof riskAwayList.body>,
) => {
  const now = clock.now();
  const values = [siteId, now, filter.account ?? null];
  const matching = `FROM member_play_rule rule JOIN member ON member.id = rule.member_id
    WHERE member.site_id = $1 AND rule.excluded_until > $2 AND ($3::text IS NULL OR member.account_key = lower($3))`;
  const bounds = await countList(pool, matching, values);
  const { rows } = await pool.query<AwayRow>(
    `SELECT member.id, member.account, wish.event AS kind, wish.at AS since,
            nullif(rule.excluded_until, 'infinity') AS until
       FROM member_play_rule rule JOIN member ON member.id = rule.member_id
       LEFT JOIN LATERAL (SELECT event, at FROM member_safety_event said
                           WHERE said.member_id = member.id AND said.event IN ('cooling_off', 'exclusion')
                           ORDER BY said.id DESC LIMIT 1) AS wish ON true
      WHERE member.site_id = $1 AND rule.excluded_until > $2 AND ($3::text IS NULL OR member.account_key = lower($3))
      ORDER BY rule.excluded_until ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, member.id LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map(({ id, account, kind, since, until }) => ({
      id,
      member: { id, account },
      kind,
      since: since?.toISOString() ?? null,
      until: until?.toISOString() ?? null,
    })),
    ...bounds,
    asOf: now.toISOString(),
  };
};

interface LimitRow {
  readonly member_id: number;
  readonly account: string;
  readonly currency: string;
  readonly kind: RiskLimit['kind'];
  readonly period: RiskLimit['period'];
  readonly amount: bigint | null;
  readonly next_amount: bigint | null;
  readonly next_at: Date | null;
  readonly set_at: Date;
}

const presentLimit = (row: LimitRow, now: Date): RiskLimit => {
  const currency = currencySchema.parse(row.currency);
  const shown = (amount: bigint | null): string | null => {
    if (amount === null) return null;
    return row.kind === 'session' ? String(amount) : toDecimal(minor(amount), currency);
  };
  const terms = termsAt({ amount: row.amount, nextAmount: row.next_amount, nextAt: row.next_at }, now);
  return {
    id: `${row.member_id}:${row.kind}:${row.period}`,
    member: { id: row.member_id, account: row.account },
    kind: row.kind,
    period: row.period,
    currency,
    amount: shown(terms.amount),
    next_amount: shown(terms.nextAmount),
    next_at: terms.nextAt?.toISOString() ?? null,
    set_at: row.set_at.toISOString(),
  };
};

const listLimits = async (
  { pool, clock }: Deps,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof riskLimitList.body>,
) => {
  const now = clock.now();
  const values = [siteId, filter.account ?? null, filter.kind ?? null];
  const matching = `FROM member_limit held JOIN member ON member.id = held.member_id
    WHERE held.site_id = $1 AND ($2::text IS NULL OR member.account_key = lower($2))
      AND ($3::text IS NULL OR held.kind = $3)`;
  const bounds = await countList(pool, matching, values);
  const { rows } = await pool.query<LimitRow>(
    `SELECT held.member_id, member.account, member.currency, held.kind, held.period, held.amount, held.next_amount,
            held.next_at, held.set_at ${matching}
      ORDER BY held.set_at ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}, held.member_id, held.kind, held.period
      LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row) => presentLimit(row, now)),
    ...bounds,
    asOf: now.toISOString(),
  };
};

/** Who is away and which limits hold, to be seen by staff and changed by none of them: only members do, and time does. */
export const safetyOfficeCalls = (deps: Deps): readonly OfficeCallHandler[] => [
  handleOffice(riskAwayList, null, ({ site }, body) => listAway(deps, site.id, body)),
  handleOffice(riskLimitList, null, ({ site }, body) => listLimits(deps, site.id, body)),
];
