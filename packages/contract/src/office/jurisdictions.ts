import { z } from 'zod';

/** Whose rules of play a site keeps to; `none` where nobody has chosen one. */
export const jurisdictions = ['none', 'uk'] as const;
type Jurisdiction = (typeof jurisdictions)[number];

const paceSchema = z.number().int().min(1).max(60_000).nullable();

/** How a site may be played: what an operator sets, as far as no jurisdiction holds it. */
export const playRuleFields = {
  /** Slots may be played by themselves, within limits that the member sets, and faster. */
  autoplay: z.boolean(),
  /** A player may shorten the time until a result is shown: by turbo, or by pressing again. */
  hurry: z.boolean(),
  /** The free spins of a slot may be bought at their price. */
  feature_buy: z.boolean(),
  /** At least so long from one round to the member's next, in slots and in other games that are played alone; null: no rule. */
  slot_round_ms: paceSchema,
  game_round_ms: paceSchema,
} as const;

export const playRulesSchema = z.object(playRuleFields);
export type PlayRules = z.output<typeof playRulesSchema>;

type PlayRuleName = keyof PlayRules;

/** A rule that a jurisdiction holds, and where it is written. */
export interface HeldRule {
  readonly name: PlayRuleName;
  /** `false` forbids; a number is the least that may be set. */
  readonly held: false | number;
  readonly source: string;
  /** In force since, as a date; of what is older, the edition that was read. */
  readonly since: string;
}

/**
 * Remote gambling and software technical standards of the Gambling Commission of Great Britain. What they ask beside is kept on
 * every site: nothing is celebrated that returns no more than it cost (14F), time and net are always in view (13C, 2E), and a
 * withdrawal cannot be cancelled by its member (14B).
 */
const uk: readonly HeldRule[] = [
  { name: 'autoplay', held: false, source: 'RTS 8A', since: '2025-01-17' },
  { name: 'hurry', held: false, source: 'RTS 14E', since: '2025-01-17' },
  // Not named there: it raises what a player had decided to stake, which a product must not encourage.
  { name: 'feature_buy', held: false, source: 'RTS 14A', since: '2021-10-31' },
  { name: 'slot_round_ms', held: 2_500, source: 'RTS 14D', since: '2021-10-31' },
  { name: 'game_round_ms', held: 5_000, source: 'RTS 14G', since: '2025-01-17' },
];

export const heldRules: Readonly<Record<Jurisdiction, readonly HeldRule[]>> = { none: [], uk };

const held = <Value extends boolean | number | null>(
  value: Value,
  rule: HeldRule['held'],
): Value | false | number => (rule === false ? false : Math.max(typeof value === 'number' ? value : 0, rule));

/** The rules as they hold: what a jurisdiction holds goes before what was set. */
export const underJurisdiction = <Rules extends PlayRules>(
  jurisdiction: Jurisdiction,
  rules: Rules,
): Rules => ({
  ...rules,
  ...Object.fromEntries(
    heldRules[jurisdiction].map((rule) => [rule.name, held(rules[rule.name], rule.held)]),
  ),
});

/** What was set against a rule that is held. */
export const brokenRules = (jurisdiction: Jurisdiction, rules: PlayRules): readonly HeldRule[] =>
  heldRules[jurisdiction].filter(({ name }) => underJurisdiction(jurisdiction, rules)[name] !== rules[name]);
