/** A fight as the stage shows it: who has the better of each exchange, and how it ends. */
export interface Fight {
  /** 0 for meron. */
  readonly exchanges: readonly number[];
  readonly winner: 'meron' | 'wala' | 'draw';
  /** Whether the last exchange costs the loser the crest. */
  readonly crest: boolean;
}

/** Where a puppet is, as it faces the other: user units forward and down, degrees of leaning forward, height as a share. */
export interface Pose {
  readonly forward: number;
  readonly down: number;
  readonly lean: number;
  readonly height: number;
}

/** After the winner is known, so long until the result is paid. */
const bowMs = 1_700;
const longestExchangeMs = 2_900;

/** When the exchanges begin and how long each lasts: they end together with the time that the stage has, never before it. */
const timesOf = ({ exchanges }: Fight, stageMs: number) => {
  const endsAt = stageMs - bowMs;
  const each = Math.min(longestExchangeMs, (endsAt - 600) / exchanges.length);
  return { beginsAt: endsAt - each * exchanges.length, each, endsAt };
};

/** When the winner is known. Milliseconds from the draw. */
export const fightEndsAt = (fight: Fight, stageMs: number): number => timesOf(fight, stageMs).endsAt;

type Key = readonly [at: number, forward: number, down: number, lean: number, height: number];

/** Of an exchange, by shares of its time: the one who gets the better of it, and the one who does not. */
const strike: readonly Key[] = [
  [0, 0, 0, 0, 1],
  [0.24, 26, -6, 5, 1],
  [0.4, -18, 4, -10, 0.92],
  [0.52, 84, -78, 16, 1.06],
  [0.6, 66, -34, 20, 1.02],
  [0.72, 44, 0, 6, 0.95],
  [0.84, 24, -10, 0, 1],
  [1, 0, 0, 0, 1],
];
const struck: readonly Key[] = [
  [0, 0, 0, 0, 1],
  [0.2, 34, -8, 8, 1],
  [0.34, 8, 0, -4, 0.97],
  [0.5, 42, -46, 10, 1.03],
  [0.58, 14, -30, -16, 1],
  [0.7, -44, -12, -26, 0.98],
  [0.82, -34, 0, -14, 0.92],
  [1, 0, 0, 0, 1],
];
/** Both leap and meet in the air before it is decided. */
const parry: readonly Key[] = [
  [0, 0, 0, 0, 1],
  [0.1, 12, 2, -5, 0.95],
  [0.2, 58, -40, 14, 1.04],
  [0.3, 4, -12, -6, 1],
  [0.42, -10, 3, -8, 0.93],
];
const hasParry = ({ exchanges }: Fight, at: number): boolean => (at + exchanges.length) % 2 === 0;
const withParry = (keys: readonly Key[]): Key[] => [...parry, ...keys.filter(([at]) => at > 0.42)];

const soft = (share: number): number => share * share * (3 - 2 * share);

const between = (keys: readonly Key[], at: number): Pose => {
  const next = keys.findIndex(([key]) => key > at);
  const to = keys[next === -1 ? keys.length - 1 : next];
  const from = keys[next === -1 ? keys.length - 1 : next - 1] ?? to;
  if (!from || !to) throw new Error('a movement without a pose');
  const share = to[0] === from[0] ? 1 : soft((at - from[0]) / (to[0] - from[0]));
  const mix = (part: 1 | 2 | 3 | 4): number => from[part] + (to[part] - from[part]) * share;
  return { forward: mix(1), down: mix(2), lean: mix(3), height: mix(4) };
};

/** Of an exchange, when they meet, and when they have met in the air before. */
const meetAt = 0.53;
const parryAt = 0.2;
/** Moments at which they meet, in order: in the air, or one is struck. Milliseconds from the draw. */
export const meetingsOf = (
  fight: Fight,
  stageMs: number,
): readonly { readonly at: number; readonly kind: 'parry' | 'strike' }[] => {
  const { beginsAt, each } = timesOf(fight, stageMs);
  return fight.exchanges.flatMap((_, exchange) => {
    const from = beginsAt + exchange * each;
    const strike = { at: from + meetAt * each, kind: 'strike' as const };
    return hasParry(fight, exchange)
      ? [{ at: from + parryAt * each, kind: 'parry' as const }, strike]
      : [strike];
  });
};

/** How long the scraps of paper fly. */
export const scrapsMs = 900;

/** Nobody stands still while waiting: they step towards each other and back. */
const waiting = (elapsedMs: number, side: 0 | 1): Pose => {
  const swing = Math.sin(elapsedMs / 520 + side * 2.1);
  return {
    forward: 10 + 14 * swing,
    down: -5 * Math.abs(Math.sin(elapsedMs / 260 + side)),
    lean: 3 * swing,
    height: 1,
  };
};

const ended = (fight: Fight, side: 0 | 1, sinceMs: number): Pose => {
  const settled = soft(Math.min(1, sinceMs / 450));
  const hasWon = fight.winner === (side === 0 ? 'meron' : 'wala');
  if (hasWon)
    return {
      forward: 12 * settled,
      down: -16 * settled * Math.abs(Math.cos(sinceMs / 210)),
      lean: -6 * settled,
      height: 1 + 0.08 * settled,
    };
  return { forward: -22 * settled, down: 0, lean: 17 * settled, height: 1 - 0.08 * settled };
};

export interface FightMoment {
  readonly poses: readonly [Pose, Pose];
  /** Exchanges that are decided. */
  readonly decided: number;
  /** The last meeting: how long ago, and who was struck, 0 for meron. */
  readonly struck: { readonly sinceMs: number; readonly side: 0 | 1 } | null;
  readonly isOver: boolean;
}

/** The fight at a moment. Everybody sees the same: it follows from what was drawn and the time alone. */
export const fightAt = (fight: Fight, stageMs: number, elapsedMs: number): FightMoment => {
  const { beginsAt, each, endsAt } = timesOf(fight, stageMs);
  const isOver = elapsedMs >= endsAt;
  const along = (elapsedMs - beginsAt) / each;
  const at = Math.min(fight.exchanges.length - 1, Math.floor(along));
  const decided = Math.max(0, Math.min(fight.exchanges.length, Math.floor(along + 1 - meetAt)));
  const last = fight.exchanges[decided - 1];
  const struckAt = beginsAt + (decided - 1 + meetAt) * each;
  const moment = {
    decided,
    struck:
      last === undefined
        ? null
        : { sinceMs: elapsedMs - struckAt, side: last === 0 ? (1 as const) : (0 as const) },
    isOver,
  };
  if (isOver) {
    const since = elapsedMs - endsAt;
    return { ...moment, poses: [ended(fight, 0, since), ended(fight, 1, since)] };
  }
  if (along < 0) return { ...moment, poses: [waiting(elapsedMs, 0), waiting(elapsedMs, 1)] };
  const keysOf = (side: 0 | 1): readonly Key[] => {
    const keys = fight.exchanges[at] === side ? strike : struck;
    return hasParry(fight, at) ? withParry(keys) : keys;
  };
  const into = along - at;
  return { ...moment, poses: [between(keysOf(0), into), between(keysOf(1), into)] };
};
