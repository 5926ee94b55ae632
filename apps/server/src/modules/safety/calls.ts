import type { Currency } from '@pavilion/contract';
import {
  type LimitKind,
  type LimitPeriod,
  limitPeriods,
  safetyAway,
  safetyLimit,
  safetyRealityCheck,
  safetyState,
  sessionMinutes,
} from '@pavilion/contract/safety';
import { parseDecimal } from '@pavilion/money';
import { type CallHandler, handle, type MemberSession } from '../../http/caller.ts';
import { badField } from '../../http/refusal.ts';
import { type SafetyDeps, setLimit } from './commands/setLimit.ts';
import { setRealityCheck } from './commands/setRealityCheck.ts';
import { stayAway } from './commands/stayAway.ts';
import { presentLimits, presentPlayed } from './presenter.ts';
import { listLimits, readDeposited, readPosition, readRule } from './queries.ts';

const wholeMinutes = /^(0|[1-9][0-9]{0,3})$/;

/** No posting carries more, so a limit beyond it would be none. Minor units. */
const amountMax = BigInt(Number.MAX_SAFE_INTEGER);

/** Reads an amount of the wire for a kind of limit. Refuses (HTTP 400) what is none, negative, or more than can be moved. */
const readAmount = (kind: LimitKind, currency: Currency, amount: string | null): bigint | null => {
  if (amount === null) return null;
  if (kind !== 'session') {
    const parsed = parseDecimal(amount, currency);
    if (parsed === undefined || parsed < 0n || parsed > amountMax) throw badField('amount');
    return parsed;
  }
  const minutes = wholeMinutes.test(amount) ? Number(amount) : Number.NaN;
  if (!(minutes >= sessionMinutes.min && minutes <= sessionMinutes.max)) throw badField('amount');
  return BigInt(minutes);
};

const assertPeriod = (kind: LimitKind, period: LimitPeriod): void => {
  const periods: readonly LimitPeriod[] = limitPeriods[kind];
  if (!periods.includes(period)) throw badField('period');
};

const presentAway = (awayUntil: Date | 'for_good' | null) => ({
  away_until: awayUntil instanceof Date ? awayUntil.toISOString() : null,
  away_for_good: awayUntil === 'for_good',
});

/** The member's limits, breaks and reminders. Only ever the caller's own. */
export const safetyCalls = (deps: SafetyDeps): CallHandler[] => {
  const { pool, clock } = deps;
  const readLimits = async (member: MemberSession) => {
    const now = clock.now();
    const [stored, position, deposited] = await Promise.all([
      listLimits(pool, member, now),
      readPosition(pool, member, member.currency, now),
      readDeposited(pool, member, member.currency, now),
    ]);
    return { limits: presentLimits(stored, member.currency, { position, deposited }), position };
  };
  return [
    handle(safetyState, async ({ member }) => {
      const [{ limits, position }, rule] = await Promise.all([
        readLimits(member),
        readRule(pool, member, clock.now()),
      ]);
      const { currency } = member;
      return {
        currency,
        limits,
        ...presentAway(rule.awayUntil),
        reality_check_minutes: rule.realityCheckMinutes,
        played_minutes: position.playedMinutes,
        position: {
          day: presentPlayed(position.day, currency),
          week: presentPlayed(position.week, currency),
          month: presentPlayed(position.month, currency),
        },
      };
    }),
    handle(safetyLimit, async ({ member }, { kind, period, amount }) => {
      assertPeriod(kind, period);
      await setLimit(deps, member, { kind, period, amount: readAmount(kind, member.currency, amount) });
      const { limits } = await readLimits(member);
      const limit = limits.find((candidate) => candidate.kind === kind && candidate.period === period);
      if (limit === undefined) throw new Error(`no limit ${kind}/${period}`);
      return { limit };
    }),
    handle(safetyAway, async ({ member }, { term }) => {
      await stayAway(deps, member, term);
      return presentAway((await readRule(pool, member, clock.now())).awayUntil);
    }),
    handle(safetyRealityCheck, async ({ member }, { minutes }) => {
      await setRealityCheck(deps, member, minutes);
      return {};
    }),
  ];
};
