import {
  deniedFields,
  type RiskDenied,
  riskDeniedAdd,
  riskDeniedList,
  riskDeniedRemove,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import { countList } from '../../infra/countedList.ts';
import type { Hall } from '../../infra/hall.ts';
import { identifierKeyOf } from './identifiers.ts';

type Deps = Pick<Hall, 'pool' | 'clock'>;

const refusedMs = 30 * 24 * 60 * 60_000;
/** The codes by which a sign-up says that a value is denied. */
const codes = { member_name: 214, member_phone: 215, member_email: 216 } as const;

const countRefused = async ({ pool, clock }: Deps, siteId: number) => {
  const { rows } = await pool.query<{ code: number; count: number }>(
    `SELECT code, count(*)::integer AS count FROM signup_attempt
      WHERE site_id = $1 AND at > $2 AND code = ANY ($3) GROUP BY code`,
    [siteId, new Date(clock.now().getTime() - refusedMs), Object.values(codes)],
  );
  return deniedFields.map((field) => ({
    field,
    count: rows.find(({ code }) => code === codes[field])?.count ?? 0,
  }));
};

const list = async (
  deps: Deps,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof riskDeniedList.body>,
) => {
  const { pool, clock } = deps;
  const values = [siteId, filter.field ?? null, filter.q === undefined ? null : identifierKeyOf(filter.q)];
  const matching = `FROM signup_denied_value
    WHERE site_id = $1 AND ($2::text IS NULL OR field = $2) AND ($3::text IS NULL OR strpos(value_key, $3) > 0)`;
  const bounds = await countList(pool, matching, values);
  const { rows } = await pool.query<RiskDenied>(
    `SELECT field || ':' || value_key AS id, field, value_key AS value, note ${matching}
      ORDER BY value_key ${sort?.order === 'DESC' ? 'DESC' : 'ASC'}, field LIMIT $4 OFFSET $5`,
    [...values, perPage, (page - 1) * perPage],
  );
  return {
    rows,
    ...bounds,
    refused: await countRefused(deps, siteId),
    asOf: clock.now().toISOString(),
  };
};

/** What may not join, as staff keep it; compared as sign-up compares it. The trace says how many, not which. */
export const deniedValueCalls = (deps: Deps): readonly OfficeCallHandler[] => [
  handleOffice(riskDeniedList, null, ({ site }, body) => list(deps, site.id, body)),
  handleOffice(riskDeniedAdd, 'write', ({ actor, site }, { field, values, note, reason }) =>
    withTransaction(deps.pool, async (tx) => {
      const keys = [...new Set(values.map(identifierKeyOf))].filter((key) => key !== '');
      const { rowCount } = await tx.query(
        `INSERT INTO signup_denied_value (site_id, field, value_key, note) SELECT $1, $2, unnest($3::text[]), $4
         ON CONFLICT DO NOTHING`,
        [site.id, field, keys, note],
      );
      const added = rowCount ?? 0;
      await actor.trace(tx, { subject: { kind: 'denied', id: field }, after: { added, note }, reason });
      return { added, known: values.length - added };
    }),
  ),
  handleOffice(riskDeniedRemove, 'write', ({ actor, site }, { field, value, reason }) =>
    withTransaction(deps.pool, async (tx) => {
      const { rowCount } = await tx.query(
        'DELETE FROM signup_denied_value WHERE site_id = $1 AND field = $2 AND value_key = $3',
        [site.id, field, value],
      );
      if (rowCount === 0) throw refused(riskDeniedRemove.codes, 404, 'office.not_found');
      await actor.trace(tx, { subject: { kind: 'denied', id: field }, after: { removed: 1 }, reason });
      return {};
    }),
  ),
];
