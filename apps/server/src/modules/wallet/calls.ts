import { localized } from '@pavilion/contract';
import { myCash } from '@pavilion/contract/wallet';
import { type Minor, sumMinor, toDecimal } from '@pavilion/money';
import { type CallHandler, handle } from '../../http/caller.ts';
import type { WalletDeps } from './index.ts';
import { readBalances } from './memberQueries.ts';
import type { ProviderDirectory } from './providers/providerDirectory.ts';
import { readLiveCash } from './transfer/liveCash.ts';

/** What members see of their balances (spec §3 Wallet row). */
export const walletCalls = (
  { pool, clock }: Pick<WalletDeps, 'pool' | 'clock'>,
  directory: Pick<ProviderDirectory, 'wireOf'>,
): CallHandler[] => [
  handle(myCash, async ({ site, member, locale }) => {
    const { currency } = member;
    const show = (amount: Minor): string => toDecimal(amount, currency);
    const live = await readLiveCash({ pool, providers: directory }, member.memberId);
    const { main, providers: booked } = await readBalances(pool, {
      siteId: site.id,
      memberId: member.memberId,
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
  }),
];
