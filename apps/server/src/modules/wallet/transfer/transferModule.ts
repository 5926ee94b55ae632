import { localized } from '@pavilion/contract';
import {
  balanceAllBack,
  balanceGetBack,
  type TransferBack,
  transferBackCodes,
} from '@pavilion/contract/wallet';
import { type Minor, sumMinor, toDecimal } from '@pavilion/money';
import { type CallHandler, handle } from '../../../http/caller.ts';
import { refused } from '../../../http/refusal.ts';
import { repeat } from '../../../infra/repeat.ts';
import type { ServerModule } from '../../../module.ts';
import { type Back, bringBack } from './commands/bringBack.ts';
import { clearUp } from './commands/clearUp.ts';
import { type MovedIn, type MoveIn, moveIn } from './commands/moveIn.ts';
import { finishOneKey, isOneKeyRunning, startOneKey } from './commands/oneKey.ts';
import type { TransferDeps } from './deps.ts';
import { closeForbiddenGames, closePausedGames, isPaused } from './pause.ts';
import { listTransferProviders } from './queries.ts';
import type { TransferCause, WalletKey } from './rows.ts';
import { sweepAway } from './sweepAway.ts';

/** What starting and leaving games need of the transfer wallets. */
export interface Transfers {
  readonly moveIn: (input: MoveIn) => Promise<MovedIn>;
  /** Brings the money back from one provider now, as far as it can be had. */
  readonly bringBack: (key: WalletKey) => Promise<Back>;
  readonly isOneKeyRunning: (memberId: number) => Promise<boolean>;
  /** Whether the operator has paused transfers on the site. */
  readonly isPaused: (siteId: number) => Promise<boolean>;
  /** For the member's layout (spec §3): 1 open, 0 paused; 1 may be used, 0 while one key runs. */
  readonly statusOf: (member: {
    readonly siteId: number;
    readonly memberId: number;
  }) => Promise<{ readonly wallet: 0 | 1; readonly cashBack: 0 | 1 }>;
}

export interface TransferModule extends ServerModule {
  readonly transfers: Transfers;
  /** Asks about open transfers and brings money home, now rather than when the jobs come to it. */
  readonly carry: () => Promise<void>;
}

const clearUpEveryMs = 2_000;
const sweepEveryMs = 2_000;
const callsPerMinute = 30;

/** Told when the run itself broke off: nothing is known to have moved, and it may be tried again. */
const interrupted = 103;

/** The gravest first: what is told when providers answered differently. */
const gravity = [104, 103, 105, 102] as const;

type Code = Back['code'];
const overall = (codes: readonly Code[]): Code => gravity.find((code) => codes.includes(code)) ?? 100;

interface Asker {
  readonly site: { readonly id: number };
  readonly member: { readonly memberId: number; readonly currency: Parameters<typeof toDecimal>[1] };
  readonly locale: Parameters<typeof localized>[1];
}

/** Runs over all transfer providers of the site at once; one that fails does not hold up the others. */
const backFromAll = async (
  deps: TransferDeps,
  { site, member, locale }: Asker,
  cause: TransferCause,
): Promise<{ readonly code: Code; readonly data: TransferBack }> => {
  const providers = await listTransferProviders(deps.pool, site.id);
  const backs = await Promise.all(
    providers.map(async ({ gpId, name }) => {
      const { code, amount } = await bringBack(deps, { memberId: member.memberId, gpId }, cause).catch(
        (error: unknown): { code: Code; amount: Minor } => {
          deps.log.error({ err: error, gpId }, 'bringing money back from a provider');
          return { code: 103, amount: sumMinor([]) };
        },
      );
      return { code, amount, row: { gp_id: gpId, gp_name: localized(name, locale), code } };
    }),
  );
  const back = backs.filter(({ code }) => code === 100).map(({ amount }) => amount);
  return {
    code: overall(backs.map(({ code }) => code)),
    data: {
      list: backs.map(({ row, amount }) => ({ ...row, amount: toDecimal(amount, member.currency) })),
      total: toDecimal(sumMinor(back), member.currency),
    },
  };
};

const messageKeys = {
  102: 'one_key_err_code_102',
  103: 'one_key_err_code_103',
  104: 'one_key_err_code_104',
  105: 'one_key_err_code_105',
} as const satisfies Record<Exclude<Code, 100>, string>;

const answer = ({ code, data }: { code: Code; data: TransferBack }): TransferBack => {
  if (code !== 100) throw refused(transferBackCodes, code, messageKeys[code], data);
  return data;
};

const allBackCall = (deps: TransferDeps): CallHandler =>
  handle(
    balanceAllBack,
    async (caller) => {
      const { memberId } = caller.member;
      if (!(await startOneKey(deps, memberId)))
        throw refused(balanceAllBack.codes, 101, 'one_key_err_code_101');
      let code: number = interrupted;
      try {
        const back = await backFromAll(deps, caller, 'one_key');
        code = back.code;
        return answer(back);
      } finally {
        await finishOneKey(deps, memberId, code);
      }
    },
    { perMinute: callsPerMinute },
  );

const getBackCall = (deps: TransferDeps): CallHandler =>
  handle(
    balanceGetBack,
    async (caller) => {
      if (await isOneKeyRunning(deps.pool, caller.member.memberId, deps.clock.now()))
        throw refused(balanceGetBack.codes, 101, 'one_key_err_code_101');
      return answer(await backFromAll(deps, caller, 'get_back'));
    },
    { perMinute: callsPerMinute },
  );

const transfersOf = (deps: TransferDeps): Transfers => {
  const isRunning = (memberId: number) => isOneKeyRunning(deps.pool, memberId, deps.clock.now());
  return {
    moveIn: (input) => moveIn(deps, input),
    bringBack: (key) => bringBack(deps, key, 'leave'),
    isOneKeyRunning: isRunning,
    isPaused: (siteId) => isPaused(deps.pool, siteId),
    statusOf: async ({ siteId, memberId }) => {
      const [paused, running] = await Promise.all([isPaused(deps.pool, siteId), isRunning(memberId)]);
      return { wallet: paused ? 0 : 1, cashBack: running ? 0 : 1 };
    },
  };
};

/** Transfer wallets: money to and from providers that keep it themselves (wallet protocol, Two wallet kinds). */
export const createTransferModule = (deps: TransferDeps): TransferModule => ({
  name: 'transfer',
  transfers: transfersOf(deps),
  carry: async () => {
    await clearUp(deps);
    await sweepAway(deps);
  },
  calls: [allBackCall(deps), getBackCall(deps)],
  startJobs: async () => {
    const { log } = deps;
    const stops = [
      repeat(() => clearUp(deps), { everyMs: clearUpEveryMs, what: 'clearing up transfers', log }),
      repeat(() => closePausedGames(deps), { everyMs: sweepEveryMs, what: 'closing paused games', log }),
      repeat(() => closeForbiddenGames(deps), {
        everyMs: sweepEveryMs,
        what: 'closing games of members who may not play there',
        log,
      }),
      repeat(() => sweepAway(deps), { everyMs: sweepEveryMs, what: 'bringing money back', log }),
    ];
    return async () => {
      await Promise.all(stops.map((stop) => stop()));
    };
  },
});
