import { type Currency, type DataOf, type Locale, localized } from '@pavilion/contract';
import { myCash } from '@pavilion/contract/wallet';
import { type Minor, sumMinor, toDecimal } from '@pavilion/money';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { WalletDeps } from './index.ts';
import { readBalances } from './memberQueries.ts';
import type { ProviderDirectory } from './providers/providerDirectory.ts';
import { readLiveCash } from './transfer/liveCash.ts';

export interface CashCaller {
  readonly siteId: number;
  readonly memberId: number;
  readonly currency: Currency;
  readonly locale: Locale;
}

type CashDeps = Pick<WalletDeps, 'pool' | 'clock'> & {
  readonly directory: Pick<ProviderDirectory, 'wireOf'>;
};

/** A member's money, at home and at each provider, in decimals of the currency. */
export const presentCash = async (
  { pool, clock, directory }: CashDeps,
  { siteId, memberId, currency, locale }: CashCaller,
): Promise<DataOf<typeof myCash>> => {
  const show = (amount: Minor): string => toDecimal(amount, currency);
  const live = await readLiveCash({ pool, providers: directory }, memberId);
  const { main, providers: booked } = await readBalances(pool, {
    siteId,
    memberId,
    currency,
    now: clock.now(),
  });
  // A transfer meanwhile makes the provider's word old, and would count its money twice.
  const providers = booked.map((row) => {
    const told = live.get(row.gpId);
    return told !== undefined && told.version === row.walletVersion ? { ...row, cash: told.cash } : row;
  });
  return {
    currency,
    main: show(main),
    my_cash_list: providers.map((provider) => ({
      gp_id: provider.gpId,
      gp_name: localized(provider.name, locale),
      wallet: provider.wallet,
      is_light: provider.isOpen ? (1 as const) : (0 as const),
      icon_dark: provider.mark,
      cash: show(provider.cash),
      in_transit: show(provider.inTransit),
    })),
    total: show(sumMinor([main, ...providers.flatMap(({ cash, inTransit }) => [cash, inTransit])])),
  };
};

/** What members see of their balances (spec §3 Wallet row). */
export const walletCalls = (deps: CashDeps): CallHandler[] => [
  handle(myCash, ({ site, member: { memberId, currency }, locale }) =>
    presentCash(deps, { siteId: site.id, memberId, currency, locale }),
  ),
];
