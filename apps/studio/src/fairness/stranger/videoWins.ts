import type { VideoSlot } from './data.ts';
import { at, sum, upTo } from './numbers.ts';

/** What a picture of a video slot pays: `docs/fairness/slots.md`, "What a picture pays". */

/** Letters in view, reel by reel from the left, each from the top. */
export type Picture = readonly (readonly string[])[];

interface PictureWin {
  /** Twentieths of the stake. */
  readonly units: number;
  /** Ways, or beads as they count. */
  readonly ways: number;
  /** Reel and row of what takes part. */
  readonly cells: readonly (readonly [number, number])[];
}

const runLength = (letters: readonly string[], fits: (letter: string) => boolean): number => {
  const end = letters.findIndex((letter) => !fits(letter));
  return end < 0 ? letters.length : end;
};

const lineWins = (slot: VideoSlot, picture: Picture, isFree: boolean): PictureWin[] => {
  const { evaluation, wild, wildTimes } = slot;
  if (evaluation.kind !== 'lines') return [];
  const { pays } = evaluation;
  const last = (letter: string): number => pays[letter]?.at(-1) ?? 0;
  const best = Object.keys(slot.letters).reduce((so, letter) => (last(letter) > last(so) ? letter : so));
  const times = wildTimes?.[isFree ? 'free' : 'base'] ?? 1;
  const readBy = (rows: readonly number[], isBack: boolean): PictureWin[] => {
    const along = rows.map((row, reel) => [reel, row] as const);
    const cells = isBack ? along.reverse() : along;
    const letters = cells.map(([reel, row]) => at(at(picture, reel), row));
    const letter = letters.find((one) => one !== wild) ?? best;
    const count = runLength(letters, (one) => one === letter || one === wild);
    const wilds = letters.slice(0, count).filter((one) => one === wild).length;
    const units = (pays[letter]?.[count - 3] ?? 0) * times ** wilds;
    if (units === 0 || (isBack && count === letters.length)) return [];
    return [{ units, ways: 1, cells: cells.slice(0, count) }];
  };
  return evaluation.lines.flatMap((rows) => [
    ...readBy(rows, false),
    ...(evaluation.bothWays ? readBy(rows, true) : []),
  ]);
};

/** Ways multiply what is seen on each reel, beads are added up. */
const runWins = ({ evaluation, wild }: VideoSlot, picture: Picture): PictureWin[] =>
  [...new Set(picture[0])].flatMap((letter): PictureWin[] => {
    const upper = evaluation.kind === 'beads' ? evaluation.upper : 1;
    const rowsOf = (reel: readonly string[]): number[] =>
      upTo(reel.length).filter((row) => reel[row] === letter || reel[row] === wild);
    const rows = picture.map(rowsOf);
    const count = [...rows.map(({ length }) => length), 0].indexOf(0);
    const seen = rows.slice(0, count).map((found) => sum(found.map((row) => (row === 0 ? upper : 1))));
    const ways = evaluation.kind === 'beads' ? sum(seen) : seen.reduce((all, one) => all * one, 1);
    const pay = evaluation.pays[letter]?.[count - 3] ?? 0;
    if (pay === 0) return [];
    const cells = rows.slice(0, count).flatMap((found, reel) => found.map((row) => [reel, row] as const));
    return [{ units: pay * ways, ways, cells }];
  });

const clusterWins = ({ evaluation, wild }: VideoSlot, picture: Picture): PictureWin[] => {
  if (evaluation.kind !== 'clusters') return [];
  const { sizes, pays } = evaluation;
  const counted = new Set<string>();
  const wins: PictureWin[] = [];
  const clusterFrom = (start: readonly [number, number], letter: string): (readonly [number, number])[] => {
    const found = new Map<string, readonly [number, number]>();
    const waiting = [start];
    for (const [reel, row] of waiting) {
      const shown = picture[reel]?.[row];
      if (found.has(`${reel} ${row}`) || (shown !== letter && shown !== wild)) continue;
      found.set(`${reel} ${row}`, [reel, row]);
      waiting.push([reel - 1, row], [reel + 1, row], [reel, row - 1], [reel, row + 1]);
    }
    return [...found.values()];
  };
  for (const [reel, column] of picture.entries())
    for (const [row, letter] of column.entries()) {
      if (pays[letter] === undefined || counted.has(`${reel} ${row}`)) continue;
      const cells = clusterFrom([reel, row], letter);
      for (const [one, other] of cells) if (picture[one]?.[other] === letter) counted.add(`${one} ${other}`);
      const reached = sizes.filter((size) => size <= cells.length).length;
      const units = reached === 0 ? 0 : (pays[letter]?.[reached - 1] ?? 0);
      if (units > 0) wins.push({ units, ways: 1, cells });
    }
  return wins;
};

export const winsIn = (slot: VideoSlot, picture: Picture, isFree: boolean): PictureWin[] => {
  if (slot.evaluation.kind === 'lines') return lineWins(slot, picture, isFree);
  return slot.evaluation.kind === 'clusters' ? clusterWins(slot, picture) : runWins(slot, picture);
};
