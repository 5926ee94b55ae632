import { type CurrencyCode, isCurrencyCode, type Minor, minor } from '@pavilion/money';
import { z } from 'zod';
import { type Exact, parseExactMinor } from './exact.ts';

/**
 * What a settlement is computed from, parsed once. Amounts are whole minor units: bigints from the hall's tables,
 * numbers or strings of digits from a file. Amounts that are carried may have decimals beyond the minor unit.
 */

/** As far as the ledger counts. */
const amountMax = 2n ** 62n;
const shareMaxPpm = 1_000_000;

const isWithin = (value: bigint): boolean => value > -amountMax && value < amountMax;
const tellsWhole = 'takes whole minor units';

const amount = z
  .union(
    [z.bigint(), z.int(tellsWhole), z.string().regex(/^-?(0|[1-9][0-9]{0,18})$/, tellsWhole)],
    tellsWhole,
  )
  .transform((value): Minor => minor(BigInt(value)))
  .refine(isWithin, 'is beyond what the ledger counts');
const amountFromZero = amount.refine((value) => value >= 0n, 'is negative');

const exactAmount = z.string().transform((text, context): Exact => {
  const parsed = parseExactMinor(text);
  if (parsed !== undefined && isWithin(parsed / 10n ** 18n)) return parsed;
  context.addIssue({
    code: 'custom',
    message: 'takes minor units as a decimal string, with at most 18 decimals',
  });
  return z.NEVER;
});
const exactFromZero = exactAmount.refine((value) => value >= 0n, 'is negative');
const exactToZero = exactAmount.refine((value) => value <= 0n, 'is positive');

const id = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);
const day = z.iso.date();
const count = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);
const ppm = z.int().min(0).max(shareMaxPpm);
/** Words that stand in the cells of a bill. */
const word = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,39}$/, 'takes up to 40 small letters, digits, - and _');
/** spec §3; 0 is what has to do with no game: deposits, bonuses, corrections. */
const gameType = z.int().min(0).max(9);
const gameTypeKey = z.string().regex(/^[1-9]$/, 'takes a game type from 1 to 9');
const ratesByGameType = z.record(gameTypeKey, ppm);

const currency = z.string().transform((code, context): CurrencyCode => {
  if (isCurrencyCode(code)) return code;
  context.addIssue({ code: 'custom', message: 'is no currency of the hall' });
  return z.NEVER;
});

const cycleSchema = z
  .strictObject({ kind: z.enum(['day', 'week', 'month']), from: day, to: day, currency })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'is before the first day' });

/** What is taken off the house's win before anybody has a share in it. */
const deductionSchema = z.strictObject({
  name: word,
  /** `ggr` and `net` count where they are positive; `net` is what all other deductions left. */
  on: z.enum(['ggr', 'turnover', 'bonus', 'deposit', 'withdrawal', 'fee', 'net']),
  gameType: gameType.optional(),
  provider: count.optional(),
  ratePpm: ppm,
});

/** What holds for a whole tree, so that a member's base is one number for everybody above. */
const termsSchema = z.strictObject({
  cycle: z.enum(['day', 'week', 'month']),
  /** How revenue share is split: by lines with carry and advances, or by the path of each member. */
  method: z.enum(['line', 'path']),
  deductions: z
    .array(deductionSchema)
    .max(50)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names a deduction twice')
    .refine(
      (all) => all.every(({ on, gameType: of, provider }) => on !== 'net' || (of ?? provider) === undefined),
      {
        message: 'restricts a deduction on net: what is left is left of everything',
      },
    ),
  /** Who counts as active in a cycle. */
  active: z.strictObject({ depositMinor: amountFromZero, turnoverMinor: amountFromZero }),
  /** A member who costs the house more than this in a cycle is carried alone. */
  fenceMinor: amountFromZero.optional(),
  /** When a new member counts for the payment per head. */
  perHead: z
    .strictObject({
      firstDepositMinor: amountFromZero,
      depositsMinor: amountFromZero,
      turnoverMinor: amountFromZero,
      withinDays: z.int().min(1).max(366),
    })
    .optional(),
});

const thresholds = ['minActive', 'minNewActive', 'minNetWinMinor', 'minTurnoverMinor'] as const;

const rungSchema = z.strictObject({
  minActive: count.optional(),
  minNewActive: count.optional(),
  minNetWinMinor: amountFromZero.optional(),
  minTurnoverMinor: amountFromZero.optional(),
  ratePpm: ppm,
});

const ladderSchema = z
  .array(rungSchema)
  .min(1)
  .max(50)
  .superRefine((rungs, context) => {
    rungs.forEach((rung, place) => {
      const below = rungs[place - 1];
      if (below === undefined) return;
      const lower = [...thresholds, 'ratePpm' as const].find(
        (name) => (rung[name] ?? 0) < (below[name] ?? 0),
      );
      if (lower !== undefined)
        context.addIssue({
          code: 'custom',
          path: [place, lower],
          message: 'is lower than on the rung below',
        });
    });
  });

/** What an agent is paid by: the terms of the tree and the agent's own rates. */
export const planSchema = z
  .strictObject({
    plan: word,
    version: z
      .int()
      .min(1)
      .max(2 ** 31 - 1),
    terms: termsSchema,
    revenueShare: z
      .strictObject({
        ladder: ladderSchema,
        negativeCarry: z.union([
          z.enum(['discard', 'carry']),
          z.strictObject({ cycles: z.int().min(1).max(120) }),
        ]),
      })
      .optional(),
    turnover: z.strictObject({ rates: ratesByGameType }).optional(),
    /** For each new member who counts. */
    perHeadMinor: amountFromZero.optional(),
    /** Days from the end of the cycle until the bill may be paid. */
    holdDays: z.int().min(0).max(366),
    smallestPayoutMinor: amountFromZero,
  })
  .refine(({ perHeadMinor, terms }) => perHeadMinor === undefined || terms.perHead !== undefined, {
    path: ['perHeadMinor'],
    message: 'needs terms.perHead, which say who counts',
  });

const agentSchema = z.strictObject({
  agent: id,
  /** The agent above; null at the top. */
  parent: id.nullable(),
  plan: word,
  version: z.int().min(1),
  state: z.enum(['active', 'suspended']),
  /** Of the agent as a member of the agent above. */
  joined: day.optional(),
});

const memberSchema = z.strictObject({
  member: id,
  agent: id,
  joined: day,
  /** From this day on the member is in nobody's base, and the agent is told. */
  excluded: z.strictObject({ from: day, reason: word }).optional(),
  firstDeposit: z.strictObject({ day, amountMinor: amountFromZero }).optional(),
  /** What the member gets back of the own turnover, by game type: agents share in what is above it. */
  rebates: ratesByGameType.optional(),
});

/** What came of a member's day with one game type and provider. Corrections may be negative. */
export const daySchema = z.strictObject({
  member: id,
  day,
  gameType,
  /** 0 where no provider took part. */
  provider: count,
  bets: z.int(),
  stakedMinor: amount,
  turnoverMinor: amount,
  wonMinor: amount,
  bonusMinor: amount,
  depositedMinor: amount,
  withdrawnMinor: amount,
  feesMinor: amount,
  jackpotMinor: amount,
  /** What corrections cost the house: taken off the base; negative joins it. */
  adjustmentMinor: amount,
});

const carriedSchema = z.strictObject({
  agents: z.array(
    z.strictObject({
      agent: id,
      /** Losses that earlier cycles left behind, oldest first, with the number of cycles that each was taken along. */
      losses: z
        .array(z.strictObject({ amountMinor: exactToZero, cycles: count }))
        .max(200)
        .default([]),
      /** Not paid out before: too small, or negative where a correction took more than there was. */
      rolledOverMinor: amount.default(minor(0)),
      adjustments: z
        .array(z.strictObject({ amountMinor: amount, reason: word }))
        .max(1000)
        .default([]),
    }),
  ),
  members: z.array(
    z.strictObject({
      member: id,
      fencedMinor: exactToZero.optional(),
      /** Of the days for a payment per head that lie before the cycle. */
      depositsMinor: amount.optional(),
      turnoverMinor: amount.optional(),
      /** Was paid for before: nobody is paid for a second time. */
      counted: z.boolean().optional(),
    }),
  ),
});

/** Everything but the days, of which there may be millions: they are parsed one at a time. */
export const headSchema = z.strictObject({
  cycle: cycleSchema,
  tree: z.strictObject({ agents: z.array(agentSchema), members: z.array(memberSchema) }),
  plans: z.array(planSchema),
  carried: carriedSchema.default({ agents: [], members: [] }),
  /** What agents owe for advances. */
  debts: z.array(z.strictObject({ agent: id, amountMinor: exactFromZero })).default([]),
});

export type SettlementHead = z.output<typeof headSchema>;
/** What `settle` takes: as a file has it, or as the hall's tables have it. */
export type SettlementInput = z.input<typeof headSchema> & { readonly days: Iterable<MemberDayInput> };
/** The same, of which nothing is known but that it has days. */
export type UnreadInput = { readonly days: Iterable<unknown>; readonly [field: string]: unknown };
export type MemberDayInput = z.input<typeof daySchema>;
export type MemberDay = z.output<typeof daySchema>;
export type Cycle = z.output<typeof cycleSchema>;
export type Plan = z.output<typeof planSchema>;
export type Terms = z.output<typeof termsSchema>;
export type Deduction = z.output<typeof deductionSchema>;
export type AgentNode = z.output<typeof agentSchema>;
export type MemberNode = z.output<typeof memberSchema>;
export type Rung = z.output<typeof rungSchema>;
export type CarriedInput = z.input<typeof carriedSchema>;
export type CarriedAgent = z.output<typeof carriedSchema>['agents'][number];
export type CarriedMember = z.output<typeof carriedSchema>['members'][number];
