import type { Below } from '../../tables/engine/ranges.ts';
import type { IncidentKind, IncidentView, Side, TimelineItem } from '../views.ts';
import { otherSide } from './sport.ts';

/**
 * What happens in a minute of football besides shots and goals. It decides nothing: it is drawn from what the feed tells at the same
 * moment and from what it told before, under a text of its own, so that it says nothing of what is to come.
 */

/** Of a thousand minutes without an attack, those that bring each of these. Nothing is told of the rest. */
const quietShares = { corner: 56, foul: 250, offside: 50, 'throw-in': 180, 'long-ball': 130 } as const;
/** Of a hundred attacks, those that come from a corner and from a free kick. */
const attackShares = { corner: 25, 'free-kick': 15 } as const;
/** Of a hundred attacks that come to nothing, those whose shot goes out for another corner. */
const cornerAfterShot = 40;
/** Of a hundred fouls, those that are booked, and those from which the ball comes in before the goal. */
const foulShares = { yellow: 16, 'free-kick': 22 } as const;
/** Shirts of those who play in the field: two to eleven. */
const shirts = 10;

/** A step as it was taken. */
export interface StepTold {
  /** How likely each side attacks in a minute, millionths. */
  readonly attacks: Readonly<Record<Side, number>>;
  /** What had been told until then, and what is told with it. */
  readonly timeline: readonly TimelineItem[];
  readonly happened: readonly TimelineItem[];
  readonly incidents: readonly IncidentView[];
  /** The minute that was played, and whether it is one of play that has now gone by. */
  readonly minute: number;
  readonly isPassed: boolean;
}

const picked = <Kind extends string>(shares: Readonly<Record<Kind, number>>, drawn: number): Kind | null => {
  let least = 0;
  for (const [kind, share] of Object.entries(shares) as [Kind, number][]) {
    least += share;
    if (drawn < least) return kind;
  }
  return null;
};

/** Whoever attacks more has more of the ball before the other's goal. */
const attackerIn = async ({ home, away }: StepTold['attacks'], below: Below): Promise<Side> =>
  (await below(home + away)) < home ? 'home' : 'away';

const isBooked = (side: Side, man: number, incidents: readonly IncidentView[]): boolean =>
  incidents.some((each) => each.kind === 'yellow' && each.side === side && each.man === man);

/** Somebody of a side who has not been booked; anybody once all have been. */
const manOf = async (side: Side, incidents: readonly IncidentView[], below: Below): Promise<number> => {
  const all = Array.from({ length: shirts }, (_, at) => at + 2);
  const free = all.filter((man) => !isBooked(side, man, incidents));
  const some = free.length > 0 ? free : all;
  return some[await below(some.length)] ?? 2;
};

type Drawn = Pick<IncidentView, 'kind' | 'side' | 'man'>;

const fouled = async ({ attacks: rates, incidents }: StepTold, below: Below): Promise<readonly Drawn[]> => {
  const attacks = await attackerIn(rates, below);
  const side = otherSide(attacks);
  const man = await manOf(side, incidents, below);
  const foul: Drawn = { kind: 'foul', side, man };
  const isCard = (await below(100)) < foulShares.yellow;
  const isNear = (await below(100)) < foulShares['free-kick'];
  return [
    foul,
    // Nobody is booked twice.
    ...(isCard && !isBooked(side, man, incidents) ? [{ kind: 'yellow' as const, side, man }] : []),
    ...(isNear ? [{ kind: 'free-kick' as const, side: attacks, man: null }] : []),
  ];
};

/** What a minute brought in which nobody threatened. */
const inQuietMinute = async (step: StepTold, below: Below): Promise<readonly Drawn[]> => {
  const kind: IncidentKind | null = picked(quietShares, await below(1_000));
  if (kind === null) return [];
  if (kind === 'foul') return fouled(step, below);
  return [{ kind, side: await attackerIn(step.attacks, below), man: null }];
};

/** How an attack that is told came about; `[]` where it did so out of play. */
const beforeAttack = async ({ incidents }: StepTold, side: Side, below: Below): Promise<readonly Drawn[]> => {
  const kind = picked(attackShares, await below(100));
  if (kind !== 'free-kick') return kind === null ? [] : [{ kind, side, man: null }];
  const other = otherSide(side);
  return [
    { kind: 'foul', side: other, man: await manOf(other, incidents, below) },
    { kind, side, man: null },
  ];
};

const drawnIn = async (step: StepTold, below: Below): Promise<readonly Drawn[]> => {
  const { happened, isPassed } = step;
  const told = happened[0];
  if (told?.kind === 'danger' && told.side !== null) return beforeAttack(step, told.side, below);
  // The whistle for half-time or for the end leaves no time for anything.
  if (!isPassed || happened.some(({ kind }) => kind === 'break' || kind === 'end')) return [];
  if (told?.kind === 'cleared' && told.side !== null)
    return (await below(100)) < cornerAfterShot ? [{ kind: 'corner', side: told.side, man: null }] : [];
  return told === undefined ? inQuietMinute(step, below) : [];
};

/** What is told besides with a step of a match of football. */
export const incidentsIn = async (step: StepTold, below: Below): Promise<readonly IncidentView[]> => {
  const drawn = await drawnIn(step, below);
  const isBefore = step.happened[0]?.kind === 'danger';
  const after = step.timeline.length + (isBefore ? 0 : step.happened.length);
  return drawn.map((each) => ({ ...each, clock: step.minute, after }));
};
