import { currencySchema } from '@pavilion/contract';
import { type RiskRuleKind, type RiskThresholds, riskRules } from '@pavilion/contract/office';
import { parseDecimal } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { type Evidence, evidenceInDecimals } from '../../infra/evidence.ts';

/** One thing that a rule has found; the key is the same whenever it is found again. */
export interface Finding {
  readonly member_id: number;
  readonly account: string;
  readonly key: string;
  readonly at: Date;
  readonly evidence: Evidence;
}

/** What happened after `from`, up to and with `to`. */
export interface Span {
  readonly siteId: number;
  readonly from: Date;
  readonly to: Date;
}

type Query<Kind extends RiskRuleKind> = (
  thresholds: RiskThresholds<Kind>,
) => readonly [text: string, values: readonly unknown[]];

/** Accounts named in evidence. */
const namedMax = 20;

/** $1 is the site, $2 and $3 the span; every row is one finding. */
const queries: { readonly [Kind in RiskRuleKind]: Query<Kind> } = {
  shared_device: ({ accounts_min: least }) => [
    `SELECT DISTINCT ON (d.device_hash) m.id AS member_id, m.account, encode(d.device_hash, 'hex') AS key,
            d.first_seen_at AS at,
            jsonb_build_object('device', left(encode(d.device_hash, 'hex'), 8), 'accounts', shared.count, 'names', shared.names)
              AS evidence
       FROM known_device d
       JOIN member m ON m.id = d.member_id AND m.site_id = $1
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS count, (array_agg(other.account ORDER BY other.id))[1:${namedMax}] AS names
          FROM known_device o JOIN member other ON other.id = o.member_id AND other.site_id = $1
         WHERE o.device_hash = d.device_hash AND o.first_seen_at <= $3) AS shared
      WHERE d.first_seen_at > $2 AND d.first_seen_at <= $3 AND shared.count >= $4
      ORDER BY d.device_hash, d.first_seen_at DESC`,
    [least],
  ],
  shared_bank_account: ({ accounts_min: least }) => [
    `SELECT DISTINCT ON (b.number_hash) m.id AS member_id, m.account, encode(b.number_hash, 'hex') AS key, b.bound_at AS at,
            jsonb_build_object('accounts', shared.count, 'names', shared.names) AS evidence
       FROM bank_account b
       JOIN member m ON m.id = b.member_id
      CROSS JOIN LATERAL (
        SELECT count(DISTINCT other.id)::integer AS count,
               (array_agg(DISTINCT site.code || ':' || other.account))[1:${namedMax}] AS names
          FROM bank_account o JOIN member other ON other.id = o.member_id JOIN site ON site.id = o.site_id
         WHERE o.number_hash = b.number_hash AND o.bound_at <= $3) AS shared
      WHERE b.site_id = $1 AND b.bound_at > $2 AND b.bound_at <= $3 AND shared.count >= $4
      ORDER BY b.number_hash, b.bound_at DESC`,
    [least],
  ],
  quick_withdrawal: ({ hours, staked_percent_max: percent }) => [
    `SELECT w.member_id, m.account, w.order_number AS key, w.created_at AS at,
            jsonb_build_object('order', w.order_number, 'deposited_minor', paid.sum::text, 'staked_minor', played.sum::text,
                               'currency', w.currency) AS evidence
       FROM withdrawal_order w
       JOIN member m ON m.id = w.member_id
      CROSS JOIN LATERAL (
        SELECT sum(amount_minor) AS sum, min(settled_at) AS since FROM deposit_order d
         WHERE d.site_id = $1 AND d.member_id = w.member_id AND d.currency = w.currency AND d.state = 'succeeded'
           AND d.settled_at > w.created_at - make_interval(hours => $4) AND d.settled_at <= w.created_at) AS paid
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(stake_minor), 0) AS sum FROM round r
         WHERE r.member_id = w.member_id AND r.currency = w.currency AND r.opened_at >= paid.since
           AND r.opened_at <= w.created_at) AS played
      WHERE w.site_id = $1 AND w.created_at > $2 AND w.created_at <= $3
        AND paid.sum > 0 AND played.sum * 100 <= paid.sum * $5`,
    [hours, percent],
  ],
  bonus_only: ({ gifts_min: least }) => [
    `WITH gift AS (
       SELECT share.member_id, share.claimed_at AS at FROM red_envelope_share share
         JOIN red_envelope envelope ON envelope.id = share.envelope_id AND envelope.site_id = $1
        WHERE share.claimed_at > $3::timestamptz - interval '30 days' AND share.claimed_at <= $3
       UNION ALL
       SELECT member_id, created_at FROM member_award
        WHERE site_id = $1 AND kind <> 'cash_surplus' AND created_at > $3::timestamptz - interval '30 days' AND created_at <= $3
       UNION ALL
       SELECT member_id, created_at FROM free_round_grant
        WHERE site_id = $1 AND created_at > $3::timestamptz - interval '30 days' AND created_at <= $3
     ), given AS (
       SELECT member_id, count(*)::integer AS gifts, max(at) AS at FROM gift GROUP BY member_id HAVING count(*) >= $4
     )
     SELECT given.member_id, m.account, given.member_id || ' ' || to_char(given.at AT TIME ZONE 'UTC', 'YYYY-MM') AS key,
            given.at, jsonb_build_object('gifts', given.gifts, 'rounds', played.rounds) AS evidence
       FROM given
       JOIN member m ON m.id = given.member_id
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS rounds FROM round r
         WHERE r.member_id = given.member_id AND r.stake_minor > 0
           AND r.opened_at > $3::timestamptz - interval '30 days' AND r.opened_at <= $3) AS played
      WHERE given.at > $2 AND played.rounds > 0
        AND NOT EXISTS (SELECT FROM deposit_order d
                         WHERE d.site_id = $1 AND d.member_id = given.member_id AND d.state = 'succeeded'
                           AND d.settled_at > $3::timestamptz - interval '30 days' AND d.settled_at <= $3)`,
    [least],
  ],
  large_win: ({ multiple_min: multiple, amounts_min: amounts }) => [
    // A round that stays open for longer than two days is dealt with by those who settle it.
    `SELECT r.member_id, m.account, r.id::text AS key, r.closed_at AS at,
            jsonb_build_object('round', r.id::text, 'staked_minor', r.stake_minor::text, 'won_minor', r.win_minor::text,
                               'currency', r.currency) AS evidence
       FROM round r
       JOIN member m ON m.id = r.member_id
      WHERE r.site_id = $1 AND r.opened_at > $2::timestamptz - interval '2 days' AND r.opened_at <= $3
        AND r.closed_at > $2 AND r.closed_at <= $3
        AND r.stake_minor > 0 AND r.win_minor >= r.stake_minor * $4::bigint
        AND r.win_minor >= coalesce(($5::jsonb ->> r.currency)::bigint, 0)`,
    [
      multiple,
      JSON.stringify(
        Object.fromEntries(
          Object.entries(amounts).map(([currency, amount]) => [
            currency,
            String(parseDecimal(amount ?? '0', currencySchema.parse(currency)) ?? 0n),
          ]),
        ),
      ),
    ],
  ],
  stake_jump: ({ factor, rounds_min: least }) => [
    `WITH lately AS (
       SELECT DISTINCT member_id FROM round WHERE site_id = $1 AND opened_at > $2 AND opened_at <= $3
     ), day AS (
       SELECT r.member_id, r.currency, (r.opened_at AT TIME ZONE site.time_zone)::date AS day, count(*) AS rounds,
              sum(r.stake_minor) AS staked, max(r.opened_at) AS at
         FROM round r JOIN lately USING (member_id) JOIN site ON site.id = $1
        WHERE r.opened_at > $2::timestamptz - interval '31 days' AND r.opened_at <= $3 AND r.stake_minor > 0
        GROUP BY 1, 2, 3
     )
     SELECT day.member_id, m.account, day.member_id || ' ' || day.currency || ' ' || day.day AS key, day.at,
            jsonb_build_object('day', day.day::text, 'currency', day.currency,
                               'stake_minor', round(day.staked / day.rounds)::text,
                               'before_minor', round(before.staked / before.rounds)::text) AS evidence
       FROM day
       JOIN member m ON m.id = day.member_id
      CROSS JOIN LATERAL (
        SELECT sum(staked) AS staked, sum(rounds) AS rounds FROM day earlier
         WHERE earlier.member_id = day.member_id AND earlier.currency = day.currency
           AND earlier.day < day.day AND earlier.day >= day.day - 30) AS before
      WHERE day.at > $2 AND day.rounds >= $5 AND before.rounds >= $5
        AND day.staked * before.rounds >= before.staked * day.rounds * $4`,
    [factor, least],
  ],
  failed_payouts: ({ failures_min: least, days }) => [
    `SELECT w.member_id, m.account, w.order_number AS key, w.settled_at AS at,
            jsonb_build_object('order', w.order_number, 'failures', failed.count) AS evidence
       FROM withdrawal_order w
       JOIN member m ON m.id = w.member_id
      CROSS JOIN LATERAL (
        SELECT count(*)::integer AS count FROM withdrawal_order f
         WHERE f.site_id = $1 AND f.member_id = w.member_id AND f.state = 'failed'
           AND f.settled_at > w.settled_at - make_interval(days => $5) AND f.settled_at <= w.settled_at) AS failed
      WHERE w.site_id = $1 AND w.state = 'failed' AND w.settled_at > $2 AND w.settled_at <= $3 AND failed.count >= $4`,
    [least, days],
  ],
};

/** The most that one run looks at; a rule that finds more is set too low. */
export const findingsMax = 5_000;

/** What a rule finds in a span, the latest first. */
export const findBy = async <Kind extends RiskRuleKind>(
  db: SqlExecutor,
  kind: Kind,
  thresholds: unknown,
  { siteId, from, to }: Span,
): Promise<Finding[]> => {
  const parsed = riskRules[kind].parse(thresholds) as RiskThresholds<Kind>;
  const [text, values] = queries[kind](parsed);
  const { rows } = await db.query<Finding>({
    text: `SELECT * FROM (${text}) AS found ORDER BY at DESC, key LIMIT ${findingsMax}`,
    values: [siteId, from, to, ...values],
  });
  return rows.map((row) => ({ ...row, evidence: evidenceInDecimals(row.evidence) }));
};
