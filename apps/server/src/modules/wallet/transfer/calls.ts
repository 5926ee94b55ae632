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
import { type Back, bringBack } from './commands/bringBack.ts';
import { finishOneKey, isOneKeyRunning, startOneKey } from './commands/oneKey.ts';
import type { TransferDeps } from './deps.ts';
import { listTransferProviders } from './queries.ts';
import type { TransferCause } from './rows.ts';

/** The gravest first: what is told when providers answered differently. */
const gravity = [104, 103, 105, 102] as const;

const callsPerMinute = 30;

/** Told when the run itself broke off: nothing is known to have moved, and it may be tried again. */
const interrupted = 103;

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

/** One key, and balance recovery: money comes back to the main wallet. */
export const transferCalls = (deps: TransferDeps): CallHandler[] => [allBackCall(deps), getBackCall(deps)];
