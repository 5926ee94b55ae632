import { type PlanTerms, planTermsSchema } from '@pavilion/contract/office';
import { typedPercent } from '../settlement/percent.ts';

/** What a form holds: the terms, with every number as it was typed. */
export interface RungDraft {
  /** Tells one row from another while they are typed. */
  readonly key: string;
  readonly min_active: string;
  readonly min_new_active: string;
  readonly min_net_win: string;
  readonly min_turnover: string;
  readonly rate: string;
}

export interface DeductionDraft {
  readonly key: string;
  readonly name: string;
  readonly on: PlanTerms['deductions'][number]['on'];
  readonly game_type: string;
  readonly provider: string;
  readonly rate: string;
}

export interface PlanDraft {
  readonly cycle: PlanTerms['cycle'];
  readonly method: PlanTerms['method'];
  readonly hold_days: string;
  readonly smallest_payout: string;
  readonly active_deposit: string;
  readonly active_turnover: string;
  readonly fence: string;
  readonly carry: 'discard' | 'carry' | 'cycles';
  readonly carry_cycles: string;
  readonly ladder: readonly RungDraft[];
  /** By game type. */
  readonly turnover: Readonly<Record<string, string>>;
  readonly deductions: readonly DeductionDraft[];
  readonly head_amount: string;
  readonly head_first_deposit: string;
  readonly head_deposits: string;
  readonly head_turnover: string;
  readonly head_days: string;
}

export const emptyRung = (): RungDraft => ({
  key: crypto.randomUUID(),
  min_active: '',
  min_new_active: '',
  min_net_win: '',
  min_turnover: '',
  rate: '',
});
export const emptyDeduction = (): DeductionDraft => ({
  key: crypto.randomUUID(),
  name: '',
  on: 'ggr',
  game_type: '',
  provider: '',
  rate: '',
});

export const emptyDraft = (): PlanDraft => ({
  cycle: 'month',
  method: 'line',
  hold_days: '3',
  smallest_payout: '0',
  active_deposit: '0',
  active_turnover: '0',
  fence: '',
  carry: 'carry',
  carry_cycles: '',
  ladder: [emptyRung()],
  turnover: {},
  deductions: [],
  head_amount: '',
  head_first_deposit: '0',
  head_deposits: '0',
  head_turnover: '0',
  head_days: '30',
});

/** Per cent with up to four decimals as millionths; what is none becomes a number that no schema takes. */
const ppmOf = (typed: string): number => {
  const match = /^(\d{1,3})(?:\.(\d{1,4}))?$/.exec(typed.trim());
  return match === null ? -1 : Number(match[1]) * 10_000 + Number((match[2] ?? '').padEnd(4, '0'));
};

const numberOrNull = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed));
const textOrNull = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim());
const told = (value: number | string | null): string => (value === null ? '' : String(value));

/** Terms as a form shows them. */
export const draftOf = (terms: PlanTerms): PlanDraft => {
  const carry = terms.negative_carry ?? 'carry';
  return {
    cycle: terms.cycle,
    method: terms.method,
    hold_days: String(terms.hold_days),
    smallest_payout: terms.smallest_payout,
    active_deposit: terms.active.deposit,
    active_turnover: terms.active.turnover,
    fence: told(terms.fence),
    carry: typeof carry === 'number' ? 'cycles' : carry,
    carry_cycles: typeof carry === 'number' ? String(carry) : '',
    ladder: terms.ladder.map((rung) => ({
      key: crypto.randomUUID(),
      min_active: told(rung.min_active),
      min_new_active: told(rung.min_new_active),
      min_net_win: told(rung.min_net_win),
      min_turnover: told(rung.min_turnover),
      rate: typedPercent(rung.rate_ppm),
    })),
    turnover: Object.fromEntries(
      terms.turnover.map(({ game_type, rate_ppm }) => [game_type, typedPercent(rate_ppm)]),
    ),
    deductions: terms.deductions.map((one) => ({
      key: crypto.randomUUID(),
      name: one.name,
      on: one.on,
      game_type: told(one.game_type),
      provider: told(one.provider),
      rate: typedPercent(one.rate_ppm),
    })),
    head_amount: terms.per_head?.amount ?? '',
    head_first_deposit: terms.per_head?.first_deposit ?? '0',
    head_deposits: terms.per_head?.deposits ?? '0',
    head_turnover: terms.per_head?.turnover ?? '0',
    head_days: String(terms.per_head?.within_days ?? 30),
  };
};

/** The terms that a form says; null while something in it is none. The settlement judges the rest. */
export const termsOf = (draft: PlanDraft): PlanTerms | null => {
  const parsed = planTermsSchema.safeParse({
    cycle: draft.cycle,
    method: draft.method,
    hold_days: Number(draft.hold_days),
    smallest_payout: draft.smallest_payout.trim(),
    active: { deposit: draft.active_deposit.trim(), turnover: draft.active_turnover.trim() },
    fence: textOrNull(draft.fence),
    negative_carry:
      draft.ladder.length === 0 ? null : draft.carry === 'cycles' ? Number(draft.carry_cycles) : draft.carry,
    ladder: draft.ladder.map((rung) => ({
      min_active: numberOrNull(rung.min_active),
      min_new_active: numberOrNull(rung.min_new_active),
      min_net_win: textOrNull(rung.min_net_win),
      min_turnover: textOrNull(rung.min_turnover),
      rate_ppm: ppmOf(rung.rate),
    })),
    turnover: Object.entries(draft.turnover)
      .filter(([, rate]) => rate.trim() !== '')
      .map(([type, rate]) => ({ game_type: Number(type), rate_ppm: ppmOf(rate) })),
    deductions: draft.deductions.map((one) => ({
      name: one.name.trim(),
      on: one.on,
      game_type: numberOrNull(one.game_type),
      provider: numberOrNull(one.provider),
      rate_ppm: ppmOf(one.rate),
    })),
    per_head:
      draft.head_amount.trim() === ''
        ? null
        : {
            amount: draft.head_amount.trim(),
            first_deposit: draft.head_first_deposit.trim(),
            deposits: draft.head_deposits.trim(),
            turnover: draft.head_turnover.trim(),
            within_days: Number(draft.head_days),
          },
  });
  return parsed.success ? parsed.data : null;
};

/** Of two versions, what differs. */
export const differing = (before: PlanTerms | null, after: PlanTerms): { before: object; after: object } => {
  const told = Object.entries(before ?? {});
  const isSame = (name: string, value: unknown): boolean =>
    told.some(([known, was]) => known === name && JSON.stringify(was) === JSON.stringify(value));
  const changed = Object.entries(after).filter(([name, value]) => !isSame(name, value));
  return {
    before: Object.fromEntries(told.filter(([name]) => changed.some(([known]) => known === name))),
    after: Object.fromEntries(changed),
  };
};
