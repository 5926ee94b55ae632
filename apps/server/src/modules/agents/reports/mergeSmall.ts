import { agentFiguresMembersMin } from '@pavilion/contract/agentReports';
import { addTotals, type LineTotals } from './lineTotals.ts';

/** A part of a line before it is shown. */
export interface Part {
  readonly depth: number | null;
  readonly agent: {
    readonly member_id: number;
    readonly member_account: string;
    readonly agent_level: number;
  } | null;
  readonly members: number;
  readonly agents: number;
  readonly totals: LineTotals;
  readonly merged: number;
  readonly rate_ppm: number | null;
  readonly earned: bigint | null;
  readonly differential: bigint | null;
}

/** Whether figures of these may not be shown by themselves. */
export const isSmall = ({ members }: { readonly members: number }): boolean =>
  members < agentFiguresMembersMin;

/** Two parts as one, named as the first; what bills say is of one line alone and goes. */
const join = (into: Part, part: Part): Part => ({
  ...into,
  members: into.members + part.members,
  agents: into.agents + part.agents,
  merged: into.merged + part.merged + 1,
  totals: addTotals([into.totals, part.totals]),
  rate_ppm: null,
  earned: null,
  differential: null,
});

/** Parts in their order, each too small one added to the one before, and a too small first one to the next. */
export const mergeInOrder = <Sized extends { readonly members: number }>(
  parts: readonly Sized[],
  add: (into: Sized, part: Sized) => Sized,
): Sized[] => {
  const merged: Sized[] = [];
  for (const part of parts) {
    const before = merged.at(-1);
    const isOne = before !== undefined && (isSmall(part) || (merged.length === 1 && isSmall(before)));
    if (isOne) merged[merged.length - 1] = add(before, part);
    else merged.push(part);
  }
  return merged;
};

/** Levels, too small ones added to the level above. */
export const mergeLevels = (levels: readonly Part[]): Part[] => mergeInOrder(levels, join);

/**
 * Those directly below and the lines of the agents among them, largest first. Too small lines are added to those directly
 * below; where these are too few even so, the smallest line that is left goes with them, so that nothing follows from what
 * is missing.
 */
export const mergeChildren = (direct: Part, children: readonly Part[]): Part[] => {
  const large = children
    .filter((child) => !isSmall(child))
    .sort(
      (one, other) =>
        other.members - one.members || (one.agent?.member_id ?? 0) - (other.agent?.member_id ?? 0),
    );
  let rest = children.filter(isSmall).reduce(join, direct);
  while (rest.members > 0 && isSmall(rest)) {
    const smallest = large.pop();
    if (smallest === undefined) break;
    rest = join(rest, smallest);
  }
  return [rest, ...large];
};
