import {
  type RiskAddress,
  riskAddressAdd,
  riskAddressList,
  riskAddressRemove,
} from '@pavilion/contract/office';
import { withTransaction } from '@pavilion/postgres';
import type { z } from 'zod';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import type { Hall } from '../../infra/hall.ts';

type Deps = Pick<Hall, 'pool' | 'clock'>;

interface Row extends Omit<RiskAddress, 'created_at'> {
  readonly created_at: Date;
}

/** Sign-ups of the last 30 days that were turned away from there (code 218). */
const hitsMs = 30 * 24 * 60 * 60_000;
/** Lines that the trace names of a list that was brought in. */
const tracedMax = 50;

const list = async (
  { pool, clock }: Deps,
  siteId: number,
  { filter, sort, page, perPage }: z.output<typeof riskAddressList.body>,
) => {
  const values = [siteId, filter.covering ?? null, filter.note ?? null];
  const matching = `FROM address_rule rule
    WHERE (site_id = $1 OR site_id IS NULL) AND ($2::inet IS NULL OR network >>= $2::inet)
      AND ($3::text IS NULL OR note ILIKE '%' || replace(replace($3, '%', ''), '_', '') || '%')`;
  const counted = await pool.query<{ total: bigint }>(`SELECT count(*) AS total ${matching}`, values);
  const order = `${sort?.field === 'network' ? 'network' : 'id'} ${sort?.order === 'ASC' ? 'ASC' : 'DESC'}`;
  const { rows } = await pool.query<Row>(
    `SELECT id, network::text AS network, login_code, refuses_signup, note, created_at, site_id IS NULL AS is_house,
            (SELECT count(*)::integer FROM signup_attempt tried
              WHERE tried.site_id = $1 AND tried.code = 218 AND tried.at > $4 AND tried.ip <<= rule.network) AS hits
       ${matching} ORDER BY ${order}, id LIMIT $5 OFFSET $6`,
    [...values, new Date(clock.now().getTime() - hitsMs), perPage, (page - 1) * perPage],
  );
  return {
    rows: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })),
    total: Number(counted.rows[0]?.total ?? 0n),
    asOf: clock.now().toISOString(),
  };
};

/** The deny list of addresses as staff keep it; it holds from the next login and sign-up on. */
export const addressRuleCalls = (deps: Deps): readonly OfficeCallHandler[] => [
  handleOffice(riskAddressList, null, ({ site }, body) => list(deps, site.id, body)),
  handleOffice(riskAddressAdd, 'write', ({ actor, site }, body) =>
    withTransaction(deps.pool, async (tx) => {
      const { networks, login_code: loginCode, refuses_signup: refusesSignup, note, reason } = body;
      const { rows: made } = await tx.query<{ network: string }>(
        `INSERT INTO address_rule (site_id, network, login_code, refuses_signup, note, created_at)
         SELECT $1, given.network, $3, $4, $5, $6
           FROM (SELECT DISTINCT network(typed::inet)::cidr AS network FROM unnest($2::text[]) AS typed) AS given
          WHERE NOT EXISTS (SELECT FROM address_rule known WHERE known.site_id = $1 AND known.network = given.network)
         RETURNING network::text AS network`,
        [site.id, networks, loginCode, refusesSignup, note, deps.clock.now()],
      );
      await actor.trace(tx, {
        subject: { kind: 'addresses', id: site.id },
        after: {
          added: made.length,
          networks: made.slice(0, tracedMax).map(({ network }) => network),
          login_code: loginCode,
          refuses_signup: refusesSignup,
        },
        reason,
      });
      return { added: made.length, known: networks.length - made.length };
    }),
  ),
  handleOffice(riskAddressRemove, 'write', ({ actor, site }, { id, reason }) =>
    withTransaction(deps.pool, async (tx) => {
      const { rows } = await tx.query<{
        network: string;
        login_code: number | null;
        refuses_signup: boolean;
      }>(
        `DELETE FROM address_rule WHERE site_id = $1 AND id = $2
         RETURNING network::text AS network, login_code, refuses_signup`,
        [site.id, id],
      );
      const [gone] = rows;
      if (gone === undefined) throw refused(riskAddressRemove.codes, 404, 'office.not_found');
      await actor.trace(tx, {
        subject: { kind: 'addresses', id: site.id },
        before: gone,
        after: null,
        reason,
      });
      return {};
    }),
  ),
];
