import { currencySchema } from '@pavilion/contract';
import { minor, toDecimal } from '@pavilion/money';

/** What a rule found, as the database tells it. */
export type Evidence = Readonly<Record<string, string | number | string[]>>;

/**
 * Evidence as it leaves for the office: what is named `…_minor` becomes a decimal text in the currency that the evidence
 * names, as amounts are everywhere at the wire.
 */
export const evidenceInDecimals = (evidence: Evidence): Evidence => {
  const currency = currencySchema.safeParse(evidence.currency).data;
  if (currency === undefined) return evidence;
  return Object.fromEntries(
    Object.entries(evidence).map(([name, value]) =>
      name.endsWith('_minor')
        ? [name.replace(/_minor$/, ''), toDecimal(minor(BigInt(String(value))), currency)]
        : [name, value],
    ),
  );
};
