import type { TableView } from '../../../src/tables/views.ts';
import type { Ambience } from '../../shell/ambience.ts';
import type { SoundName, TableSounds } from '../shell/sound.ts';
import type { TableClientState } from '../shell/tableState.ts';

/** Something to be heard at a moment of what is shown. */
export interface Cue {
  /** Milliseconds from the beginning. */
  readonly at: number;
  readonly sound: SoundName;
  /** Steps of the scale. */
  readonly higher?: number;
}

/** What is heard of something that is shown. Its name tells it from whatever is shown before and after it. */
export interface Timeline {
  readonly name: string;
  /** When it began, by the server's clock. Milliseconds since 1970. */
  readonly since: number;
  readonly cues: readonly Cue[];
}

/** What is known of the round besides its outcome. */
export interface CueRound {
  readonly number: number;
  readonly isReplayed: boolean;
  /** When its show begins, by the server's clock. Milliseconds since 1970. */
  readonly since: number;
  /** From then until the round is settled. Milliseconds. */
  readonly lengthMs: number;
}

/** What one game lets be heard: of what material it is, and when. */
export interface TableCues {
  readonly family: TableSoundFamily;
  /** What is heard behind it, where that is not what the family is played before. */
  readonly ambience?: Ambience;
  /** What there is to hear at this moment of the table; `null` for nothing. */
  readonly timelineOf: TimelineOf;
  /** How many cards the player's own hands have taken by choice, and when each lands. Milliseconds. */
  readonly taken?: { readonly count: (state: HeardState) => number; readonly landsMs: number };
}

/** What is heard of a table follows from this. */
export type HeardState = Pick<TableClientState, 'table' | 'slips'>;
export type TimelineOf = (state: HeardState, look: Look) => Timeline | null;

/** How it is looked at: a round that is seen again, or the one at the table; and now, by the server's clock. */
export interface Look {
  readonly isReplayed: boolean;
  readonly nowMs: number;
}

/** What things are made of. */
export type TableSoundFamily =
  | 'cards'
  | 'wheels'
  | 'dice'
  | 'buttons'
  | 'beads'
  | 'numbers'
  | 'carps'
  | 'races'
  | 'boats'
  | 'bouts';

/** The rise begins so long before what it leads to. Milliseconds. */
export const riseMs = 640;

/** What is waited for, with the rise before it. */
export const awaited = (at: number, sound: SoundName, higher = 0): readonly Cue[] => [
  { at: at - riseMs, sound: 'rise' },
  { at, sound, higher },
];

/** One sound at each of these moments. */
export const atEach = (times: readonly number[], sound: SoundName): readonly Cue[] =>
  times.map((at) => ({ at, sound }));

/** One sound so many times in even steps, each so much higher than the one before. */
export const evenly = (
  count: number,
  sound: SoundName,
  everyMs: number,
  fromMs = 0,
  step = 0,
): readonly Cue[] =>
  Array.from({ length: count }, (_, index) => ({
    at: fromMs + index * everyMs,
    sound,
    higher: index * step,
  }));

/** One sound at each of these moments, each so much higher than the one before; the last is waited for. */
export const lastAwaited = (times: readonly number[], sound: SoundName, step = 0): readonly Cue[] =>
  times.flatMap((at, index): readonly Cue[] => {
    const higher = index * step;
    return index === times.length - 1 ? awaited(at, sound, higher) : [{ at, sound, higher }];
  });

const inOrder = (cues: readonly Cue[]): readonly Cue[] => [...cues].sort((one, other) => one.at - other.at);

type CuesOf<Outcome> = (outcome: Outcome, round: CueRound) => readonly Cue[];
type Read<Outcome> = (outcome: unknown) => Outcome | null;

/** A show of the round at the table, whose cues are told in any order. */
export const showing = (table: TableView, since: number, cues: readonly Cue[]): Timeline => ({
  // A round is seen again as often as somebody likes.
  name: `${table.number} show ${since}`,
  since,
  cues: inOrder(cues),
});

/** Cues of a show that begins when its outcome and its table say. */
const from =
  <Outcome>(
    read: Read<Outcome>,
    sinceOf: (table: TableView, outcome: Outcome) => number,
    cuesOf: CuesOf<Outcome>,
  ): TimelineOf =>
  ({ table }, { isReplayed }) => {
    const outcome = read(table?.result?.outcome);
    if (!table || outcome === null) return null;
    const since = sinceOf(table, outcome);
    return showing(
      table,
      since,
      cuesOf(outcome, {
        number: table.number,
        isReplayed,
        since,
        lengthMs: Date.parse(table.settlesAt) - since,
      }),
    );
  };

/** Cues of a show that begins with the draw. */
export const atShow = <Outcome>(read: Read<Outcome>, cuesOf: CuesOf<Outcome>): TimelineOf =>
  from(read, ({ drawsAt }) => Date.parse(drawsAt), cuesOf);

/** Cues of a show that ends when the round is settled, and is as long as its outcome takes. */
export const atReveal = <Outcome>(
  read: Read<Outcome>,
  lengthOf: (outcome: Outcome, table: TableView) => number,
  cuesOf: CuesOf<Outcome>,
): TimelineOf =>
  from(read, (table, outcome) => Date.parse(table.settlesAt) - lengthOf(outcome, table), cuesOf);

/** Cues of the cards that lie open from the draw on, while hands are decided. */
export const atDeal =
  <FaceUp>(read: Read<FaceUp>, cuesOf: (open: FaceUp) => readonly Cue[]): TimelineOf =>
  ({ table }) => {
    const open = read(table?.faceUp);
    if (!table || open === null || table.result) return null;
    return {
      name: `${table.number} deal`,
      since: Date.parse(table.drawsAt),
      cues: inOrder(cuesOf(open)),
    };
  };

/** The first of these that has something to be heard. */
export const firstOf =
  (...all: readonly TimelineOf[]): TimelineOf =>
  (state, look) => {
    for (const one of all) {
      const timeline = one(state, look);
      if (timeline) return timeline;
    }
    return null;
  };

/** For whom motion is too much everything is shown at once: that it is there is all that is heard. */
export const inOne = ({ name, since }: Timeline): Timeline => ({
  name,
  since,
  cues: [{ at: 0, sound: 'draw' }],
});

/** What lies further back is not played any more: the page was away, or has come just now. Milliseconds. */
export const lateMs = 300;
/** How far ahead of the clock cues are handed to the instrument, which keeps time better than any timer. Milliseconds. */
export const aheadMs = 160;

/** Plays the cues of what is shown as they pass: each once, and none that lies too far back. */
export class CuePlayer {
  readonly #play: TableSounds['play'];
  #name = '';
  /** Up to this moment everything of what is shown has passed. */
  #until = Number.NEGATIVE_INFINITY;
  /** Until then nobody heard anything, by the server's clock. */
  #unheardUntil = Number.NEGATIVE_INFINITY;

  constructor(play: TableSounds['play']) {
    this.#play = play;
  }

  /** Nobody hears what passes now, nor later. */
  passUnheard(nowMs: number): void {
    this.#unheardUntil = nowMs;
  }

  /** `nowMs` by the server's clock; told several times a second. */
  pass({ name, since, cues }: Timeline, nowMs: number): void {
    const elapsed = nowMs - since;
    if (name !== this.#name) [this.#name, this.#until] = [name, Number.NEGATIVE_INFINITY];
    const from = Math.max(this.#until, elapsed - lateMs, this.#unheardUntil - since);
    const to = elapsed + aheadMs;
    this.#until = Math.max(this.#until, to);
    const played = new Set<string>();
    for (const { at, sound, higher = 0 } of cues) {
      if (at <= from || at > to) continue;
      const inMs = Math.max(0, at - elapsed);
      // Two cards that are turned together are one snap.
      const heard = `${sound} ${inMs}`;
      if (played.has(heard)) continue;
      played.add(heard);
      this.#play(sound, { inMs, higher });
    }
  }
}
