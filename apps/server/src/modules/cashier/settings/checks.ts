import type { Currency } from '@pavilion/contract';
import { parseDecimal } from '@pavilion/money';
import type { PoolClient } from 'pg';
import { badField } from '../../../http/refusal.ts';
import type { SiteBook } from '../../sites/index.ts';

/** No amount that a site sets is larger, in minor units: far beyond any deposit, far below what the books can hold. */
const amountMax = 10n ** 15n;

/** A typed amount in minor units of a currency, 0 or more. Throws for any other, naming the field. */
export const amountIn = (field: string, typed: string, currency: Currency): bigint => {
  const amount = parseDecimal(typed, currency);
  if (amount === undefined || amount < 0n || amount > amountMax) throw badField(field, 'office.bad_amount');
  return amount;
};

/** Least and most, both above nothing. */
export const boundsIn = (
  { amount_min, amount_max }: { readonly amount_min: string; readonly amount_max: string },
  currency: Currency,
): { readonly min: bigint; readonly max: bigint } => {
  const [min, max] = [
    amountIn('amount_min', amount_min, currency),
    amountIn('amount_max', amount_max, currency),
  ];
  if (min === 0n) throw badField('amount_min', 'office.bad_amount');
  if (max < min) throw badField('amount_max', 'office.max_below_min');
  return { min, max };
};

export const assertCurrency = (sites: Pick<SiteBook, 'byId'>, siteId: number, currency: Currency): void => {
  if (sites.byId(siteId)?.settings.currencies.includes(currency) !== true)
    throw badField('currency', 'office.currency_closed');
};

/**
 * Gateways of a site, as a condition on `g`: those that it uses, those that no site uses yet, and transfers, which are no
 * contract with anybody.
 */
export const gatewayOfSite = (site: string): string => `(g.adapter <> 'agents' AND (
  g.adapter = 'transfer'
  OR EXISTS (SELECT FROM deposit_method d WHERE d.gateway_code = g.code AND d.site_id = ${site})
  OR EXISTS (SELECT FROM withdrawal_rule w WHERE w.gateway_code = g.code AND w.site_id = ${site})
  OR NOT EXISTS (SELECT FROM deposit_method d WHERE d.gateway_code = g.code)
     AND NOT EXISTS (SELECT FROM withdrawal_rule w WHERE w.gateway_code = g.code)))`;

/**
 * The same, and those of other sites for whoever may change payments on each of these: a further site begins with the
 * gateways that its owner has.
 */
export const gatewayWithin = (site: string, staff: string): string => `(g.adapter <> 'agents' AND (
  ${gatewayOfSite(site)}
  OR NOT EXISTS (
    SELECT d.site_id FROM deposit_method d WHERE d.gateway_code = g.code
     UNION SELECT w.site_id FROM withdrawal_rule w WHERE w.gateway_code = g.code
    EXCEPT
    SELECT given.site_id FROM staff_role_on_site given JOIN role_right held USING (role_id)
     WHERE given.staff_id = ${staff} AND held.name = 'payments.manage')))`;

/** The adapter of a gateway that this person may use for the site. Throws where there is none, naming the field. */
export const adapterOf = async (
  tx: PoolClient,
  { siteId, staffId }: { readonly siteId: number; readonly staffId: number },
  code: string,
): Promise<string> => {
  const { rows } = await tx.query<{ adapter: string }>(
    `SELECT g.adapter FROM payment_gateway g WHERE g.code = $2 AND ${gatewayWithin('$1', '$3')}`,
    [siteId, code, staffId],
  );
  const [row] = rows;
  if (row === undefined) throw badField('gateway', 'office.no_gateway');
  return row.adapter;
};
