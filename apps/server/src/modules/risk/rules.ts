import {
  type RiskRule,
  type RiskRuleKind,
  type RiskTrial,
  riskRuleKinds,
  riskRuleSave,
  riskRules,
} from '@pavilion/contract/office';
import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';
import { type Finding, findBy, type Span } from './findings.ts';

export type RiskDeps = Pick<Hall, 'pool' | 'clock' | 'log' | 'secret'>;

const dayMs = 24 * 60 * 60_000;
const lookedBackMs = 30 * dayMs;
const examplesMax = 10;

interface RuleRow {
  readonly kind: RiskRuleKind;
  readonly is_on: boolean;
  readonly thresholds: Record<string, unknown>;
  readonly looked_until: Date | null;
  readonly version: number;
}

const executorOn = (tx: PoolClient): SqlExecutor => ({ query: ({ text, values }) => tx.query(text, values) });

/** The rules of a site; one that it has not touched is off, with the usual thresholds. */
export const listRules = async ({ pool, clock }: RiskDeps, siteId: number): Promise<RiskRule[]> => {
  const { rows } = await pool.query<RuleRow & { opened: number }>(
    `SELECT kind, is_on, thresholds, looked_until, version FROM risk_rule WHERE site_id = $1`,
    [siteId],
  );
  const { rows: opened } = await pool.query<{ kind: string; count: number }>(
    `SELECT kind, count(*)::integer AS count FROM risk_case WHERE site_id = $1 AND opened_at > $2 GROUP BY kind`,
    [siteId, new Date(clock.now().getTime() - lookedBackMs)],
  );
  return riskRuleKinds.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    return {
      kind,
      is_on: row?.is_on ?? false,
      thresholds: { ...riskRules[kind].parse(row?.thresholds ?? {}) },
      looked_until: row?.looked_until?.toISOString() ?? null,
      opened: opened.find((one) => one.kind === kind)?.count ?? 0,
      version: row?.version ?? 0,
    };
  });
};

export interface RuleChange {
  readonly kind: RiskRuleKind;
  readonly is_on: boolean;
  readonly thresholds: object;
  readonly version: number;
  readonly reason: string;
}

/** Switches a rule, or sets its thresholds. One that is switched on looks at what happens from now on. Refuses with 409. */
export const saveRule = (
  { pool, clock }: RiskDeps,
  who: Actor,
  { kind, is_on: isOn, thresholds, version, reason }: RuleChange,
): Promise<number> =>
  withTransaction(pool, async (tx) => {
    await tx.query(
      'INSERT INTO risk_rule (site_id, kind, thresholds) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [who.siteId, kind, JSON.stringify(riskRules[kind].parse({}))],
    );
    const { rows } = await tx.query<RuleRow>(
      'SELECT kind, is_on, thresholds, looked_until, version FROM risk_rule WHERE site_id = $1 AND kind = $2 FOR UPDATE',
      [who.siteId, kind],
    );
    const [before] = rows;
    if (before === undefined || before.version !== version)
      throw refused(riskRuleSave.codes, 409, 'office.stale', {
        current: { is_on: before?.is_on, thresholds: before?.thresholds, version: before?.version },
      });
    const lookedUntil = isOn ? (before.looked_until ?? clock.now()) : null;
    await tx.query(
      `UPDATE risk_rule SET is_on = $3, thresholds = $4, looked_until = $5, version = version + 1
        WHERE site_id = $1 AND kind = $2`,
      [who.siteId, kind, isOn, JSON.stringify(thresholds), lookedUntil],
    );
    await who.trace(tx, {
      subject: { kind: 'risk_rule', id: kind },
      before: { is_on: before.is_on, ...before.thresholds },
      after: { is_on: isOn, ...thresholds },
      reason,
    });
    return version + 1;
  });

/** What a rule would have found in the last 30 days. */
export const tryRule = async (
  { pool, clock }: RiskDeps,
  siteId: number,
  { kind, thresholds }: { readonly kind: RiskRuleKind; readonly thresholds: object },
): Promise<RiskTrial> => {
  const to = clock.now();
  const db: SqlExecutor = { query: ({ text, values }) => pool.query(text, values) };
  const found = await findBy(db, kind, thresholds, {
    siteId,
    from: new Date(to.getTime() - lookedBackMs),
    to,
  });
  return {
    cases: found.length,
    members: new Set(found.map(({ member_id: id }) => id)).size,
    examples: found.slice(0, examplesMax).map(({ member_id: id, account, at, evidence }) => ({
      member: { id, account },
      at: at.toISOString(),
      evidence: { ...evidence },
    })),
  };
};

/** Opens cases of what was found; what has a case already, or is about a member with an open one of the kind, has none. */
const openCases = async (
  tx: PoolClient,
  kind: RiskRuleKind,
  { siteId, to }: Span,
  found: readonly Finding[],
): Promise<number> => {
  const { rowCount } = await tx.query(
    `INSERT INTO risk_case (site_id, kind, key, member_id, evidence, opened_at)
     SELECT DISTINCT ON (member_id) $1::integer, $2::text, key, member_id, evidence, $3::timestamptz
       FROM jsonb_to_recordset($4) AS found (key text, member_id integer, evidence jsonb, at timestamptz)
      WHERE NOT EXISTS (SELECT FROM risk_case known WHERE known.member_id = found.member_id AND known.kind = $2
                           AND known.site_id = $1 AND known.closed_at IS NULL)
      ORDER BY member_id, at DESC
     ON CONFLICT (site_id, kind, key) DO NOTHING`,
    [
      siteId,
      kind,
      to,
      JSON.stringify(
        found.map(({ key, member_id, evidence, at }) => ({ key, member_id, evidence, at: at.toISOString() })),
      ),
    ],
  );
  return rowCount ?? 0;
};

/** Looks at what is new since each rule looked last. Two processes do not look at once. Answers how many cases were opened. */
export const lookByRules = async ({ pool, clock, log }: RiskDeps): Promise<number> => {
  const { rows: rules } = await pool.query<{ site_id: number; kind: RiskRuleKind }>(
    'SELECT site_id, kind FROM risk_rule WHERE is_on ORDER BY site_id, kind',
  );
  let opened = 0;
  for (const { site_id: siteId, kind } of rules)
    opened += await withTransaction(pool, async (tx) => {
      const { rows } = await tx.query<RuleRow>(
        `SELECT kind, is_on, thresholds, looked_until, version FROM risk_rule
          WHERE site_id = $1 AND kind = $2 AND is_on FOR UPDATE SKIP LOCKED`,
        [siteId, kind],
      );
      const [rule] = rows;
      if (rule === undefined || rule.looked_until === null) return 0;
      const span: Span = { siteId, from: rule.looked_until, to: clock.now() };
      const found = await findBy(executorOn(tx), kind, rule.thresholds, span);
      const made = await openCases(tx, kind, span, found);
      await tx.query('UPDATE risk_rule SET looked_until = $3 WHERE site_id = $1 AND kind = $2', [
        siteId,
        kind,
        span.to,
      ]);
      if (made > 0) log.warn({ siteId, rule: kind, cases: made }, 'cases of risk were opened');
      return made;
    });
  return opened;
};
