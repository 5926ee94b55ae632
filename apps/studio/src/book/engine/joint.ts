import type { LegResult, SelectionCode } from '../views.ts';
import { type Market, roundKind } from './market.ts';

/** A way in which an event may end, with its chance; what becomes of a selection then. */
export interface Ending {
  readonly chance: number;
  readonly decide: (market: Market, code: SelectionCode) => LegResult;
}

export interface JointLeg {
  readonly market: Market;
  readonly selection: SelectionCode;
}

export type Joint =
  /** How likely it is that all of them win. */
  | { readonly kind: 'together'; readonly chance: number }
  /** Some of them can come out even, or by half: they have no chance of their own. */
  | { readonly kind: 'line' }
  /** They cannot all win. */
  | { readonly kind: 'impossible' }
  /**
   * One of them wins whenever the others do, so that it adds nothing: `implied` is its place, `by` that of the one which is enough
   * for it, or `null` where it takes all the others.
   */
  | {
      readonly kind: 'implied';
      readonly chance: number;
      readonly implied: number;
      readonly by: number | null;
    };

/** No line, or one that a number can only be over or under. */
const isClear = ({ kind, line }: Market): boolean =>
  line === null || kind === roundKind || Math.abs(line % 1) === 0.5;

/** The leg which never wins without `implied`; `null` for none that does it alone. */
const enoughFor = (endings: readonly Ending[], legs: readonly JointLeg[], implied: number): number | null => {
  const wins = ({ decide }: Ending, leg: JointLeg | undefined): boolean =>
    leg !== undefined && decide(leg.market, leg.selection) === 'won';
  const found = legs.findIndex(
    (leg, at) =>
      at !== implied && endings.every((ending) => !wins(ending, leg) || wins(ending, legs[implied])),
  );
  return found === -1 ? null : found;
};

/** What selections of one event are together: the chances of all endings in which every one of them wins, added up. */
export const jointOf = (endings: readonly Ending[], legs: readonly JointLeg[]): Joint => {
  if (!legs.every(({ market }) => isClear(market))) return { kind: 'line' };
  let chance = 0;
  // How often each of them alone is what loses.
  const alone = legs.map(() => 0);
  for (const ending of endings) {
    const losing = legs.flatMap(({ market, selection }, at) =>
      ending.decide(market, selection) === 'won' ? [] : [at],
    );
    const [first, ...more] = losing;
    if (first === undefined) chance += ending.chance;
    else if (more.length === 0) alone[first] = (alone[first] ?? 0) + ending.chance;
  }
  if (chance === 0) return { kind: 'impossible' };
  const implied = legs.length > 1 ? alone.lastIndexOf(0) : -1;
  if (implied === -1) return { kind: 'together', chance };
  return { kind: 'implied', chance, implied, by: enoughFor(endings, legs, implied) };
};
