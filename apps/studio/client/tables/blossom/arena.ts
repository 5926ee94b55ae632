import { long, type Point, placeOf, type TableForm, tall, wide } from './places.ts';
import type { ShownPot } from './read.ts';

/** Where a hand that is compared has its place: who holds it, its cards, and what it is called. */
export interface Slot {
  /** The figure, by this much of its size. */
  readonly figure: Point & { readonly scale: number };
  readonly name: Point & { readonly room: number };
  readonly cards: Point & { readonly scale: number; readonly step: number };
  readonly told: Point & { readonly font: number; readonly room: number };
}

/** The table while hands are compared: it takes the whole picture, in bands from above: the pot, the winner, those who have lost, and the hand of whoever looks. */
interface Ground {
  /** Where the pot's chips and its sum stand. */
  readonly heap: Point & { readonly scale: number };
  readonly sum: Point & { readonly font: number };
  /** What the pot has paid, and what of it was kept. */
  readonly gain: Point & { readonly font: number };
  readonly split: Point;
  /** Where hands may lie, above that of whoever looks. */
  readonly top: number;
  readonly bottom: number;
  /** How many hands lie in each row, by how many there are. */
  readonly rows: Readonly<Record<number, readonly number[]>>;
  /** The same below one's own win. */
  readonly lost: Readonly<Record<number, readonly number[]>>;
  /** The line of a name. */
  readonly head: number;
  /** Cards are no larger than this: while all are alike, and once they have lost. */
  readonly most: { readonly open: number; readonly lost: number };
  /** How high the winner's band is. */
  readonly zone: number;
  readonly winner: Slot;
  readonly bank: Point;
  /** Where one hand alone stands against that of whoever looks: it has all the room above it, and keeps its place where it wins. */
  readonly rival: Slot & { readonly bank: Point };
  /** Dolls beside their hands, where there is room. */
  readonly doll: number;
  /** The album, beside the sum. */
  readonly crest: Point & { readonly scale: number };
}

const grounds: ReadonlyMap<TableForm, Ground> = new Map([
  [
    long,
    {
      heap: { x: 92, y: 41, scale: 0.62 },
      sum: { x: 216, y: 33, font: 23 },
      gain: { x: 200, y: 33, font: 25 },
      split: { x: 200, y: 58 },
      top: 68,
      bottom: 416,
      rows: { 1: [1], 2: [1, 1], 3: [1, 2], 4: [2, 2], 5: [1, 2, 2] },
      lost: { 1: [1], 2: [1, 1], 3: [1, 2], 4: [2, 2], 5: [3, 2] },
      head: 27,
      most: { open: 0.95, lost: 0.8 },
      zone: 186,
      winner: {
        figure: { x: 66, y: 167, scale: 0.76 },
        name: { x: 66, y: 212, room: 92 },
        cards: { x: 249, y: 141, scale: 1.12, step: 74 },
        told: { x: 249, y: 226, font: 23, room: 240 },
      },
      bank: { x: 66, y: 108 },
      rival: {
        figure: { x: 132, y: 132, scale: 1.24 },
        name: { x: 132, y: 198, room: 120 },
        cards: { x: 200, y: 297, scale: 1.4, step: 76 },
        told: { x: 200, y: 395, font: 22, room: 300 },
        bank: { x: 268, y: 150 },
      },
      doll: 0.6,
      crest: { x: 366, y: 34, scale: 0.9 },
    },
  ],
  [
    tall,
    {
      heap: { x: 116, y: 26, scale: 0.5 },
      sum: { x: 212, y: 21, font: 17 },
      gain: { x: 200, y: 20, font: 15 },
      split: { x: 200, y: 37.5 },
      top: 42,
      bottom: 284,
      rows: { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2] },
      lost: { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2] },
      head: 19,
      most: { open: 0.9, lost: 0.74 },
      zone: 124,
      winner: {
        figure: { x: 62, y: 112, scale: 0.5 },
        name: { x: 62, y: 144, room: 84 },
        cards: { x: 250, y: 95, scale: 0.84, step: 76 },
        told: { x: 250, y: 154, font: 14.5, room: 230 },
      },
      bank: { x: 62, y: 75 },
      rival: {
        figure: { x: 66, y: 154, scale: 0.9 },
        name: { x: 66, y: 206, room: 92 },
        cards: { x: 256, y: 142, scale: 1.04, step: 76 },
        told: { x: 256, y: 226, font: 15, room: 236 },
        bank: { x: 66, y: 92 },
      },
      doll: 0.68,
      crest: { x: 372, y: 22, scale: 0.6 },
    },
  ],
  [
    wide,
    {
      heap: { x: 282, y: 36, scale: 0.7 },
      sum: { x: 412, y: 28, font: 24 },
      gain: { x: 400, y: 28, font: 24 },
      split: { x: 400, y: 52.5 },
      top: 62,
      bottom: 346,
      rows: { 1: [1], 2: [2], 3: [3], 4: [2, 2], 5: [3, 2] },
      lost: { 1: [1], 2: [2], 3: [3], 4: [4], 5: [5] },
      head: 28,
      most: { open: 0.86, lost: 0.62 },
      zone: 158,
      winner: {
        figure: { x: 240, y: 144, scale: 0.68 },
        name: { x: 240, y: 188, room: 116 },
        cards: { x: 456, y: 126, scale: 1, step: 76 },
        told: { x: 456, y: 201, font: 20, room: 300 },
      },
      bank: { x: 240, y: 94 },
      rival: {
        figure: { x: 196, y: 204, scale: 1.3 },
        name: { x: 196, y: 276, room: 130 },
        cards: { x: 478, y: 188, scale: 1.4, step: 76 },
        told: { x: 478, y: 292, font: 19, room: 320 },
        bank: { x: 196, y: 112 },
      },
      doll: 0.62,
      crest: { x: 740, y: 34, scale: 1 },
    },
  ],
]);

/** The frame: its wood from the edge of the picture, by so much thinner than the rim of the table, and a line of gold inside it. */
export const frame = { edge: 2, thin: 0.6, line: 3 } as const;

/** How far from the edge of the picture its line of gold runs. */
export const goldOf = ({ rim }: TableForm): number => frame.edge + rim * frame.thin + frame.line;

/** Nothing that belongs to a hand is nearer to that line. */
export const clear = 8;

const insetOf = (form: TableForm): number => goldOf(form) + clear;

interface Cell extends Point {
  readonly width: number;
  readonly height: number;
  /** Left of the middle, in it, or right of it. */
  readonly side: number;
  readonly row: number;
}

/** So many cells in rows, from the left below round to the right below, as seats are round a table. */
const cellsOf = (form: TableForm, rows: readonly number[], top: number, bottom: number, most: number) => {
  const height = Math.min(most, (bottom - top) / rows.length);
  const first = top + (bottom - top - height * rows.length) / 2;
  const cells: readonly Cell[] = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const inset = insetOf(form);
      const width = (form.box.width - 2 * inset) / count;
      const side = Math.sign(at - (count - 1) / 2);
      return { x: inset + width * (at + 0.5), y: first + height * row, width, height, side, row };
    }),
  );
  const upwards = (one: Cell, other: Cell): number => other.row - one.row || one.x - other.x;
  const sideOf = (side: number): Cell[] => cells.filter((cell) => cell.side === side);
  return [
    ...sideOf(-1).sort(upwards),
    ...sideOf(0).sort(upwards),
    ...sideOf(1).sort((one, other) => one.row - other.row || one.x - other.x),
  ];
};

/** Room between a hand and the next one, and between its lines. */
const gap = 8;
/** The same where there is more of it. */
const wideGap = 18;
const rowGap = 4;
const line = 2;

/** The hand of whoever looks, once it has lost: by this much smaller. */
const stepsBack = 0.8;

/** Small beside its name. */
const headScale = 0.0125;
const headWide = 76;

/** Cards beside their doll are no smaller than this. */
const least = 0.6;

/** How wide three cards are, in their own units, where each covers no more than a third of the next, and where only corners are read. */
const spread = { read: 70 + 2 * 47, narrow: 70 + 2 * 32 } as const;

/** Cards that would be smaller than this are rather closer together. */
const small = 0.66;

/** How large cards are in so much room, and how far apart. */
const fitOf = (room: number, most: number) => {
  const read = Math.min(most, room / spread.read);
  const scale = read < Math.min(small, most) ? Math.min(most, room / spread.narrow) : read;
  return { scale, step: Math.min(74, (room - 70 * scale) / (2 * scale)) };
};

/** The doll left of its cards, as large as there is room; `null` where they would be too small. */
const besideOf = (form: TableForm, { doll }: Ground, cell: Cell, most: number): Slot | null => {
  const { font } = form.plate;
  const row = font * 1.6;
  const room = cell.width - gap;
  const beside = room - headWide * doll - rowGap;
  const high = (scale: number): number => 2 * row + 98 * scale + 2 * line;
  const { scale, step } = fitOf(beside, Math.min(most, (cell.height - high(0) - rowGap) / 98));
  if (scale < least || step < (70 * 2) / 3 || 84 * doll > cell.height - rowGap) return null;
  const wide = (70 + 2 * step) * scale;
  const figure = Math.min(1, (room - wide - rowGap) / headWide, (high(scale) - line) / 84);
  const left = cell.x - (headWide * figure + rowGap + wide) / 2;
  const top = cell.y + (cell.height - high(scale)) / 2;
  const x = left + headWide * figure + rowGap + wide / 2;
  return {
    figure: { x: left + (headWide * figure) / 2, y: cell.y + cell.height / 2, scale: figure },
    name: { x, y: top + row / 2, room: Math.min(form.plate.width, wide) },
    cards: { x, y: top + row + line + 49 * scale, scale, step },
    told: { x, y: top + 1.5 * row + 2 * line + 98 * scale, font, room: wide },
  };
};

const slotOf = (form: TableForm, ground: Ground, cell: Cell, most: number): Slot => {
  const beside = besideOf(form, ground, cell, most);
  if (beside) return beside;
  const { head } = ground;
  const { font } = form.plate;
  const told = font * 1.6;
  const { width } = form.box;
  const room = cell.width - (cell.width < width / 4 ? rowGap : cell.width < width / 3 ? gap : wideGap);
  const { scale, step } = fitOf(room, Math.min(most, (cell.height - head - told - 2 * line - rowGap) / 98));
  const high = head + 98 * scale + told + 2 * line;
  const top = cell.y + (cell.height - high) / 2;
  const figure = head * headScale;
  const wide = headWide * figure + line;
  const name = Math.min(form.plate.width, room - wide);
  // The figure and its name are in the middle together.
  const left = cell.x - (name + wide) / 2;
  return {
    figure: { x: left + (headWide * figure) / 2, y: top + head / 2, scale: figure },
    name: { x: left + wide + name / 2, y: top + head / 2, room: name },
    cards: { x: cell.x, y: top + head + line + 49 * scale, scale, step },
    told: { x: cell.x, y: top + head + 2 * line + 98 * scale + told / 2, font, room },
  };
};

export interface Arena {
  readonly ground: Ground;
  /** The places, from the nearest on, of those who have a slot: the nearest's own hand lies where it always does, unless it has won. */
  readonly slots: ReadonlyMap<number, Slot>;
  /** Where each lies until it is known who has won. */
  readonly open: ReadonlyMap<number, Slot>;
  /** The place of the winner; `null` before. */
  readonly winner: number | null;
  /** How high its band is. */
  readonly zone: number;
  /** The table's form with all that belongs to the pot where it stands here. */
  readonly form: TableForm;
}

const slotsOf = (
  form: TableForm,
  ground: Ground,
  places: readonly number[],
  rows: readonly number[],
  [top, bottom, most, high]: readonly [number, number, number, number],
): [number, Slot][] => {
  const cells = cellsOf(form, rows, top, bottom, high);
  return places.flatMap((place, at): [number, Slot][] => {
    const cell = cells[at];
    return cell ? [[place, slotOf(form, ground, cell, most)]] : [];
  });
};

/** The places of hands that are compared at these places, from the nearest on, and of who has won. */
export const arenaAt = (form: TableForm, compared: readonly number[], winner: number | null): Arena => {
  const ground = grounds.get(form);
  if (!ground) throw new Error('a form of the table without a ground for its hands');
  const { top, bottom, rows, lost, most, heap, sum, gain, split, crest } = ground;
  const others = [...compared].filter((place) => place !== 0).sort((one, other) => one - other);
  const high = form.box.height * 0.36;
  const rival = others.length === 1 ? ground.rival : null;
  // Nobody else stands below whoever has won against the player's hand alone.
  const isRival = rival !== null && winner !== 0;
  const { bank, ...first } = isRival ? rival : { ...ground.winner, bank: ground.bank };
  const zone = isRival ? bottom - top : ground.zone;
  const open = new Map(
    rival
      ? others.map((place): [number, Slot] => [place, rival])
      : slotsOf(form, ground, others, rows[others.length] ?? [], [top, bottom, most.open, high]),
  );
  const losers = others.filter((place) => place !== winner);
  const isOwn = winner === 0;
  const isBack = winner !== null && !isOwn;
  const near = { ...form.near, scale: form.near.scale * (isBack ? stepsBack : 1) };
  // The name of the hand stays at its foot.
  const did = form.places[0]?.did ?? form.pot;
  const named = { x: did.x, y: did.y - (form.near.scale - near.scale) * 49 };
  // Below one's own win nothing lies where one's hand was.
  const ways = isOwn ? lost : { 1: [1], 2: [2], 3: [3], 4: [4] };
  // Two lines of hands need all the height that a short picture has.
  const foot = form === tall && losers.length > 3 ? rowGap : insetOf(form);
  const end = isOwn ? form.box.height - foot : bottom + line;
  const below = slotsOf(form, ground, losers, ways[losers.length] ?? [], [top + zone, end, most.lost, high]);
  const slots = winner === null ? open : new Map([...below, [winner, first] as const]);
  return {
    ground,
    slots,
    open,
    winner,
    zone,
    form: {
      ...form,
      places: form.places.map((place, at) => ({ ...place, bank, did: at === 0 ? named : place.did })),
      crest: { ...form.crest, ...crest },
      heap,
      sum: { ...form.sum, ...sum },
      gain: { ...form.gain, ...gain },
      split,
      near,
      won: first.told,
      best: first.cards,
    },
  };
};

/** The same of a pot that is being told; `null` before its hands are compared, and where none are. */
export const arenaOf = (form: TableForm, shown: ShownPot | null, nearest: number): Arena | null => {
  if (!shown || shown.compared.length === 0) return null;
  const winner = shown.winner === null ? null : placeOf(shown.winner - 1, nearest);
  return arenaAt(
    form,
    shown.compared.map((seat) => placeOf(seat, nearest)),
    winner,
  );
};
