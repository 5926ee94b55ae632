import { withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { Actor } from '../../../http/officeCaller.ts';
import type { ReviewDeps } from './reviewDeposit.ts';

export interface ExceptionResolution {
  readonly id: bigint;
  /** Who has settled it, and how. */
  readonly by: Actor;
  readonly resolution: string;
}

export interface ExceptionRow {
  readonly kind: string;
  readonly gateway_code: string;
  readonly event_id: string;
  readonly detail: unknown;
}

/**
 * Which exceptions are a site's, as a condition on `e` and `o`: those of its orders, and what was told of no order at all
 * by a gateway that the site pays in or out with. `o` is the order that was told of, if there is one.
 */
export const exceptionOfOrder = `deposit_exception e LEFT JOIN deposit_order o
    ON o.gateway_code = e.gateway_code
   AND (o.id = e.order_id OR (e.order_id IS NULL AND o.order_number = e.detail ->> 'order_number'))`;
export const isOfSite = (site: string): string =>
  `(o.site_id = ${site} OR (o.id IS NULL AND (
      EXISTS (SELECT FROM deposit_method m WHERE m.site_id = ${site} AND m.gateway_code = e.gateway_code)
      OR EXISTS (SELECT FROM withdrawal_rule r WHERE r.site_id = ${site} AND r.gateway_code = e.gateway_code))))`;

/** An open exception of the site of who settles it, locked until the caller's transaction ends. */
export const lockException = async (
  client: PoolClient,
  id: bigint,
  { siteId }: Actor,
): Promise<ExceptionRow | undefined> => {
  const { rows } = await client.query<ExceptionRow>(
    `SELECT e.kind, e.gateway_code, e.event_id, e.detail FROM ${exceptionOfOrder}
      WHERE e.id = $1 AND e.resolved_at IS NULL AND ${isOfSite('$2')} FOR UPDATE OF e`,
    [id, siteId],
  );
  return rows[0];
};

/** Writes who settled it and how, in the caller's transaction, and the line of the trace. */
export const settleException = async (
  client: PoolClient,
  { id, by, resolution }: ExceptionResolution,
  { kind, now, credited }: { readonly kind: string; readonly now: Date; readonly credited: boolean },
): Promise<void> => {
  await client.query(
    `UPDATE deposit_exception SET resolved_at = $2, resolved_by = $3, staff_id = $4, resolution = $5 WHERE id = $1`,
    [id, now, by.account, by.staffId, resolution],
  );
  await by.trace(client, {
    subject: { kind: 'deposit_exception', id: String(id) },
    before: { kind, settled: false },
    after: { settled: true, credited },
    reason: resolution,
  });
};

/** Puts aside what a gateway told that did not fit, once somebody has settled it. False when it is not open on the site. */
export const resolveException = (
  { pool, clock }: Pick<ReviewDeps, 'pool' | 'clock'>,
  given: ExceptionResolution,
): Promise<boolean> =>
  withTransaction(pool, async (client) => {
    const exception = await lockException(client, given.id, given.by);
    if (exception === undefined) return false;
    await settleException(client, given, { kind: exception.kind, now: clock.now(), credited: false });
    return true;
  });
