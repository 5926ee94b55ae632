import { type Currency, currencySchema } from '@pavilion/contract';
import { type BoundKind, boundKinds, type ProposalBound } from '@pavilion/contract/office';
import { minor, parseDecimal, toDecimal } from '@pavilion/money';
import type { SqlExecutor } from '@pavilion/postgres';
import { z } from 'zod';
import type { DeedBook } from './book.ts';

/** Deeds whose size is a number of receivers or a rate in per cent, not an amount. */
const counted: ReadonlySet<BoundKind> = new Set<BoundKind>(['letters.send_group', 'agents.assign_plan']);

/** The currencies of which a deed has a bound: those of the site, or the one that is none. */
const currenciesOf = (kind: BoundKind, currencies: readonly Currency[]): readonly (Currency | null)[] =>
  counted.has(kind) ? [null] : currencies;

/** Up to which size one person does a deed alone, in minor units or receivers; nothing where the site has not said. */
export const readBound = async (
  tx: Pick<SqlExecutor, 'query'>,
  siteId: number,
  kind: BoundKind,
  currency: Currency | null,
): Promise<bigint> => {
  const { rows } = await tx.query<{ alone_max: bigint }>({
    text: 'SELECT alone_max FROM proposal_bound WHERE site_id = $1 AND kind = $2 AND currency = $3',
    values: [siteId, kind, currency ?? ''],
  });
  return rows[0]?.alone_max ?? 0n;
};

const inWords = (size: bigint, currency: Currency | null): string =>
  currency === null ? String(size) : toDecimal(minor(size), currency);

/** Every bound of a site. */
export const listBounds = async (
  executor: SqlExecutor,
  siteId: number,
  currencies: readonly Currency[],
): Promise<ProposalBound[]> => {
  const { rows } = await executor.query<{ kind: string; currency: string; alone_max: bigint }>({
    text: 'SELECT kind, currency, alone_max FROM proposal_bound WHERE site_id = $1',
    values: [siteId],
  });
  return boundKinds.flatMap((kind) =>
    currenciesOf(kind, currencies).map((currency) => {
      const row = rows.find((one) => one.kind === kind && one.currency === (currency ?? ''));
      return { kind, currency, alone_max: inWords(row?.alone_max ?? 0n, currency) };
    }),
  );
};

/** A size as it was typed; undefined for one that this deed does not have. */
export const parseBound = (text: string, kind: BoundKind, currency: Currency | null): bigint | undefined => {
  if (counted.has(kind) !== (currency === null)) return undefined;
  if (currency !== null) return parseDecimal(text, currency);
  return /^[0-9]{1,9}$/.test(text) ? BigInt(text) : undefined;
};

export const boundContent = z.strictObject({
  kind: z.enum(boundKinds),
  currency: currencySchema.nullable(),
  alone_max: z.string(),
});

/** Another bound takes two: whoever could widen it alone would need no second for anything. */
export const registerBoundDeeds = (book: DeedBook): void =>
  book.register({
    kind: 'proposals.set_bound',
    right: 'staff.manage',
    content: boundContent,
    worldOf: async (tx, { kind, currency }, siteId) => {
      const executor = { query: tx.query.bind(tx) } as Pick<SqlExecutor, 'query'>;
      return { alone_max: String(await readBound(executor, siteId, kind, currency)) };
    },
    run: async (tx, { kind, currency, alone_max: text }, { siteId }) => {
      const size = parseBound(text, kind, currency);
      if (size === undefined) throw new Error(`a proposal has no bound: ${text}`);
      await tx.query(
        `INSERT INTO proposal_bound (site_id, kind, currency, alone_max) VALUES ($1, $2, $3, $4)
         ON CONFLICT (site_id, kind, currency) DO UPDATE SET alone_max = excluded.alone_max`,
        [siteId, kind, currency ?? '', size],
      );
    },
  });
