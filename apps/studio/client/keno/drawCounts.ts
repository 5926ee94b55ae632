import type { KenoOutcome } from '../../src/games/keno/outcome.ts';
import { numberCount } from '../../src/games/keno/rules.ts';
import type { GameApi } from '../shell/api.ts';
import { Store } from '../shell/store.ts';

/** Draws that are counted, of those that this player has seen, newest first. */
export const countedMax = 50;

export interface Drawn {
  /** Of the round. */
  readonly id: string;
  readonly drawn: readonly number[];
}

export interface CountsState {
  readonly draws: readonly Drawn[];
  /** Whether the draws of earlier visits are among them. */
  readonly isRead: boolean;
}

/** The draws that this player has seen: those of the history, and those that have come since. */
export class DrawCounts extends Store<CountsState> {
  readonly #history: GameApi<KenoOutcome>['history'];
  #asked: Promise<void> | null = null;

  constructor(history: GameApi<KenoOutcome>['history']) {
    super({ draws: [], isRead: false });
    this.#history = history;
  }

  note(id: string, drawn: readonly number[]): void {
    this.#take([{ id, drawn }, ...this.state.draws]);
  }

  #take(draws: readonly Drawn[]): void {
    const known = new Map<string, Drawn>();
    for (const draw of draws) if (!known.has(draw.id)) known.set(draw.id, draw);
    this.set({ draws: [...known.values()].slice(0, countedMax) });
  }

  /** Reads earlier draws, once. What cannot be read is left out, and asked for again next time. */
  readonly read = (): Promise<void> => {
    this.#asked ??= this.#read().catch(() => {
      this.#asked = null;
    });
    return this.#asked;
  };

  async #read(): Promise<void> {
    const found: Drawn[] = [];
    let before: string | undefined;
    do {
      const page = await this.#history(before);
      found.push(
        ...page.rounds.flatMap(({ id, lastStep }) =>
          lastStep ? [{ id, drawn: lastStep.outcome.drawn }] : [],
        ),
      );
      before = page.before ?? undefined;
    } while (before !== undefined && found.length < countedMax);
    this.#take([...this.state.draws, ...found]);
    this.set({ isRead: true });
  }
}

export interface NumberCount {
  readonly number: number;
  readonly times: number;
}

/** How often each number came, in the order of the numbers. */
export const countsOf = (draws: readonly Drawn[]): readonly NumberCount[] =>
  Array.from({ length: numberCount }, (_, index) => index + 1).map((number) => ({
    number,
    times: draws.filter(({ drawn }) => drawn.includes(number)).length,
  }));

/** The `many` that came most and least often; of those that came as often, the lower numbers. */
export const extremesOf = (
  counts: readonly NumberCount[],
  many: number,
): { readonly most: readonly NumberCount[]; readonly least: readonly NumberCount[] } => ({
  most: [...counts].sort((a, b) => b.times - a.times || a.number - b.number).slice(0, many),
  least: [...counts].sort((a, b) => a.times - b.times || a.number - b.number).slice(0, many),
});
