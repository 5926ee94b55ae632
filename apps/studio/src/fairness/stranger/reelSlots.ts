import { type CascadeSlot, type ClassicSlot, type LineSlot, slots } from './data.ts';
import { at, sum } from './numbers.ts';
import { type Asked, fieldOf, numberIn, type RoundProgram, twentieths, wholeStake } from './round.ts';

/** The slots of five reels and twenty lines, the one of falling pearls, and the one of three reels: `docs/fairness/slots.md`. */

const shown = (strip: string, stop: number, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => strip.charAt((stop + row) % strip.length));

const countOf = (grid: readonly (readonly string[])[], letter: string): number =>
  grid.flat().filter((one) => one === letter).length;

/** Line stakes of one line: a run of wilds pays for itself, or with what follows it; the better of both. */
const lineUnits = ({ wild, scatter, linePays }: LineSlot, letters: readonly string[]): number => {
  const payOf = (letter: string, count: number): number => linePays[letter]?.[count - 3] ?? 0;
  const runOf = (letter: string): number => {
    const end = letters.findIndex((one) => one !== letter && one !== wild);
    return end < 0 ? letters.length : end;
  };
  const first = letters.find((letter) => letter !== wild);
  const ofWilds = payOf(wild, runOf(wild));
  return first === undefined || first === scatter ? ofWilds : Math.max(ofWilds, payOf(first, runOf(first)));
};

const freeSpinsBefore = ({ before }: Asked) => {
  const known = fieldOf(before, 'freeSpins');
  return { awarded: numberIn(known, 'awarded'), played: numberIn(known, 'played') };
};

/** Free spins after a spin that gives so many, and was one of them or not. */
const freeSpinsAfter = (asked: Asked, given: number, most: number, isFree: boolean) => {
  const { awarded, played } = freeSpinsBefore(asked);
  const now = { awarded: Math.min(most, awarded + given), played: played + (isFree ? 1 : 0) };
  return { freeAdded: now.awarded - awarded, freeSpins: now };
};

const lineSlot =
  (slot: LineSlot): RoundProgram =>
  (asked) => {
    const free = freeSpinsBefore(asked);
    const isFree = free.awarded > free.played;
    const turned = asked.before === null || isFree ? 0 : numberIn(asked.before, 'turned') + 1;
    const reels = isFree ? slot.free : slot.base;
    const { gathering, crossing } = slot;
    const gathered = numberIn(fieldOf(asked.before, 'gathered'), 'after');
    const gathers = isFree && gathering;
    const stops = reels.strips.map((strip) => asked.below(strip.length));
    const window = reels.strips.map((strip, reel) => shown(strip, at(stops, reel), 3));
    const drawn =
      crossing && !isFree ? asked.below(turned > 0 ? crossing.paths.length : crossing.chances) : null;
    const path = crossing?.paths[drawn ?? crossing.chances] ?? [];
    const met = path.filter(([reel, row]) => at(at(window, reel), row) === slot.scatter).length;
    const isPassed = (reel: number, row: number): boolean =>
      path.some(([passedReel, passedRow]) => passedReel === reel && passedRow === row);
    const fills = reels.wildsExpand || (gathers && gathered >= gathering.most);
    const grid = window.map((reel, place) =>
      reel.map((letter, row) =>
        (fills && reel.includes(slot.wild)) || isPassed(place, row) ? slot.wild : letter,
      ),
    );
    const multiplier =
      (gathers ? gathering.multiplier + gathering.step * gathered : reels.multiplier) *
      (crossing?.scatterTimes ?? 1) ** met *
      (turned + 1);
    const onLines = sum(
      slots.lines.map((rows) =>
        lineUnits(
          slot,
          rows.map((row, reel) => at(at(grid, reel), row)),
        ),
      ),
    );
    const award = reels.scatterAwards[countOf(window, slot.scatter)];
    const after = gathers ? Math.min(gathering.most, gathered + countOf(window, slot.wild)) : gathered;
    const gifts = gathers
      ? sum(
          Object.entries(gathering.gifts).map(([mark, spins]) =>
            Number(mark) > gathered && Number(mark) <= after ? spins : 0,
          ),
        )
      : 0;
    const told = freeSpinsAfter(asked, (award?.freeSpins ?? 0) + gifts, slot.freeSpinsMax, isFree);
    const turns = path.length > 0 && onLines === 0 && !award && turned < (crossing?.turns ?? 0);
    return {
      outcome: {
        mode: isFree ? 'free' : 'base',
        stops,
        ...told,
        ...(gathering && { gathered: { before: gathered, after } }),
        ...(crossing && { crossing: drawn }),
        ...(turned > 0 && { turned }),
      },
      // A line stake is a twentieth of the stake.
      win: twentieths(onLines * multiplier + 20 * (award?.stakes ?? 0)),
      closes: told.freeSpins.awarded === told.freeSpins.played && !turns,
    };
  };

interface Way {
  readonly letter: string;
  readonly count: number;
  readonly units: number;
}

const waysIn = ({ wild, wayPays }: CascadeSlot, grid: readonly (readonly string[])[]): Way[] =>
  [...new Set(grid[0])].flatMap((letter): Way[] => {
    const seen = grid.map((reel) => reel.filter((one) => one === letter || one === wild).length);
    const count = [...seen, 0].indexOf(0);
    const pay = wayPays[letter]?.[count - 3] ?? 0;
    const units = seen.slice(0, count).reduce((ways, one) => ways * one, pay);
    return units > 0 ? [{ letter, count, units }] : [];
  });

const cascadeSlot =
  (slot: CascadeSlot): RoundProgram =>
  (asked) => {
    const mode = asked.before === null ? 'base' : 'free';
    const strips = slot.strips[mode];
    const stops = strips.map((strip) => asked.below(strip.length));
    const { every, multipliers } = slot.tide;
    const from = numberIn(fieldOf(asked.before, 'tide'), 'to');
    const timesAt = (fall: number): number =>
      mode === 'base'
        ? at(slot.multipliers.base, Math.min(fall, slot.multipliers.base.length - 1))
        : at(multipliers, Math.min(multipliers.length - 1, Math.floor((from + fall) / every)));
    const tops = [...stops];
    let grid = strips.map((strip, reel) => shown(strip, at(stops, reel), 4));
    const scatters = countOf(grid, slot.scatter);
    let [units, falls] = [0, 0];
    for (let wins = waysIn(slot, grid); wins.length > 0; wins = waysIn(slot, grid)) {
      units += timesAt(falls) * sum(wins.map((way) => way.units));
      falls += 1;
      grid = grid.map((reel, place) => {
        const strip = at(strips, place);
        const stays = (letter: string): boolean =>
          !wins.some((way) => place < way.count && (letter === way.letter || letter === slot.wild));
        const kept = reel.filter(stays);
        // The strip goes on upwards from where its top stood.
        tops[place] = (at(tops, place) + 2 * strip.length - (4 - kept.length)) % strip.length;
        return [...shown(strip, at(tops, place), 4 - kept.length), ...kept];
      });
    }
    const to = mode === 'base' ? 0 : Math.min(every * (multipliers.length - 1), from + falls);
    const brought = Math.floor(to / every) - Math.floor(from / every);
    const given = (slot.freeSpins[mode][scatters] ?? 0) + brought;
    const told = freeSpinsAfter(asked, given, slot.freeSpinsMax, mode === 'free');
    return {
      outcome: { mode, stops, ...told, tide: { from, to } },
      win: twentieths(units),
      closes: told.freeSpins.awarded === told.freeSpins.played,
    };
  };

const classicLine = ({ wild, family, pays, familyPays }: ClassicSlot, letters: readonly string[]): number => {
  const others = new Set(letters.filter((letter) => letter !== wild));
  const [only = wild] = others;
  const alike = others.size < 2 ? (pays[only] ?? 0) : 0;
  return alike > 0 ? alike : [...others].every((letter) => family.includes(letter)) ? familyPays : 0;
};

const classicSlot =
  (slot: ClassicSlot): RoundProgram =>
  ({ below }) => {
    const { strips, wild, lines, hops } = slot;
    const drawStops = (): number[] => strips.map((strip) => below(strip.length));
    const windowAt = (stops: readonly number[]) =>
      strips.map((strip, reel) => shown(strip, at(stops, reel), 3));
    const lineStakesAt = (stops: readonly number[]): number => {
      const window = windowAt(stops);
      return sum(
        lines.map((rows) =>
          classicLine(
            slot,
            rows.map((row, reel) => at(at(window, reel), row)),
          ),
        ),
      );
    };
    const heldAt = (stops: readonly number[]): boolean[] =>
      windowAt(stops).map((reel) => reel.includes(wild));
    const stays = (held: readonly boolean[]): number => held.filter((isHeld) => isHeld).length;
    const stops = drawStops();
    const { smallestStake, lotsInAll } = slot.lots.USD ?? { smallestStake: '1', lotsInAll: 1 };
    const lot = below(lotsInAll);
    const drawn = Array.from({ length: hops.each * 2 }, drawStops);
    let lineStakes = lineStakesAt(stops);
    let [now, made] = [stops, 0];
    const isOnPad = at(at(windowAt(stops), 1), 1) === wild;
    let left = isOnPad && stays(heldAt(stops)) < 3 ? hops.each : 0;
    while (left > 0) {
      const held = heldAt(now);
      const landing = at(drawn, made);
      now = now.map((stop, reel) => (held[reel] ? stop : at(landing, reel)));
      made += 1;
      lineStakes += made * lineStakesAt(now);
      const stay = stays(heldAt(now));
      left = stay === 3 ? 0 : stay > stays(held) ? hops.each : left - 1;
    }
    const lots = wholeStake / 100 / Number(smallestStake);
    return {
      outcome: { stops, lot, lots, lotsInAll, hops: drawn.slice(0, made) },
      // Five lines share the stake.
      win: twentieths(lineStakes * 4),
      closes: true,
    };
  };

export const reelSlots: Readonly<Record<string, RoundProgram>> = Object.fromEntries([
  ...slots.lineSlots.map((slot) => [slot.gameCode, lineSlot(slot)] as const),
  [slots.cascade.gameCode, cascadeSlot(slots.cascade)],
  [slots.classic.gameCode, classicSlot(slots.classic)],
]);
