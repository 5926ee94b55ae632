import { expect, it } from 'vitest';
import { type Arena, arenaAt, clear, goldOf, type Slot } from './arena.ts';
import { type Box, boxOf, overlapsIn } from './boxes.fixture.ts';
import { long, type TableForm, tall, tray, wide } from './places.ts';

/** How large a picture is drawn where its page has this size: what the clock and the choices leave of it. Pixels for each of its units. */
const screens = [
  { name: '390×844', form: long, scale: 501 / 548 },
  { name: '390×664', form: tall, scale: 321 / 392 },
  { name: '360×640', form: tall, scale: 297 / 392 },
  { name: '1280×800', form: wide, scale: 721 / 800 },
] as const;

/** Places of hands that are compared, from the nearest on: all sets of two to six of the six. */
const sets: readonly (readonly number[])[] = Array.from({ length: 64 }, (_, bits) =>
  [0, 1, 2, 3, 4, 5].filter((place) => bits & (1 << place)),
).filter(({ length }) => length >= 2);

/** Who holds a hand: a figure that stands behind its name ends where that begins. */
const whoBoxes = (who: string, figure: Slot['figure'], name: Slot['name'], font: number): Box[] => {
  const named = boxOf(`name ${who}`, name, name.room, font * 1.6);
  const stands = boxOf(`figure ${who}`, figure, 76 * figure.scale, 84 * figure.scale);
  const isBehind = named.left < figure.x && figure.x < named.right;
  return [named, isBehind ? { ...stands, bottom: named.top } : stands];
};

const slotBoxes = (
  form: TableForm,
  place: number,
  { figure, name, cards, told }: Slot,
  isWon: boolean,
): Box[] => [
  ...whoBoxes(`${place}`, figure, name, form.plate.font),
  // The winner's are ringed.
  boxOf(
    `cards ${place}`,
    cards,
    (70 + 2 * cards.step + (isWon ? 14 : 0)) * cards.scale,
    (98 + (isWon ? 14 : 0)) * cards.scale,
  ),
  boxOf(`hand ${place}`, told, told.room, told.font * 1.6),
];

/** What lies at the seat of whoever looks, with its cards unless they have won. */
const nearBoxes = ({ places, near, figure, plate, nearDid, did }: TableForm): Box[] => {
  const [place] = places;
  if (!place) return [];
  return [
    ...whoBoxes(
      'near',
      { ...place.figure, scale: figure },
      { x: place.figure.x, y: place.figure.y + 44 * figure, room: plate.width },
      plate.font,
    ),
    boxOf('near cards', place.cards, (70 + 2 * near.step) * near.scale, 98 * near.scale),
    boxOf('near did', nearDid, did, plate.font * 1.6),
  ];
};

const potBoxes = ({ ground, winner, form }: Arena): Box[] => {
  const { heap, sum, gain, split } = ground;
  const bank = form.places[0]?.bank ?? ground.bank;
  const text = winner === null ? [] : [boxOf('gain', gain, 236, gain.font), boxOf('split', split, 190, 20)];
  return winner === null
    ? [
        boxOf('heap', heap, 60 * heap.scale, 30 * heap.scale),
        boxOf('sum', sum, 0.58 * sum.font * 12, sum.font * 1.1),
      ]
    : [...text, boxOf('bank', bank, 2 * tray.x * form.bank, 2 * tray.y * form.bank)];
};

const boxesOf = (form: TableForm, compared: readonly number[], winner: number | null) => {
  const arena = arenaAt(form, compared, winner);
  const slots = [...arena.slots].flatMap(([place, slot]) => slotBoxes(form, place, slot, place === winner));
  const near = winner === 0 ? [] : nearBoxes(arena.form);
  return { arena, boxes: [...slots, ...near, ...potBoxes(arena)] };
};

it.each(screens)('gives each of two to six hands a place of its own at $name', ({ form, scale }) => {
  const { width, height } = form.box;
  for (const compared of sets)
    for (const winner of [null, ...compared]) {
      const { arena, boxes } = boxesOf(form, compared, winner);
      const told = `${compared.join()} won by ${winner}`;
      expect([told, overlapsIn(boxes, [])]).toEqual([told, []]);
      const out = boxes.filter(
        ({ left, right, top, bottom }) => left < 0 || right > width || top < 0 || bottom > height,
      );
      expect([told, out.map(({ name }) => name)]).toEqual([told, []]);
      // Nothing of a hand is near the frame, nor its doll; and no card is half covered but where four lie in a line below the winner. Two lines below one’s own win have all the height of a short picture.
      const inset = goldOf(form) + clear - 0.01;
      const isLow = form === tall && winner === 0 && compared.length > 4;
      const near = [...arena.slots]
        .flatMap(([place, slot]) => slotBoxes(form, place, slot, place === winner))
        .filter(
          ({ left, right, bottom }) =>
            left < inset || right > width - inset || (!isLow && bottom > height - inset),
        );
      expect([told, near.map(({ name }) => name)]).toEqual([told, []]);
      const isCrowded = winner !== null && compared.filter((place) => place !== 0).length > 4;
      for (const { cards } of arena.slots.values())
        expect([told, cards.step]).toEqual([
          told,
          isCrowded ? cards.step : Math.max(cards.step, 70 * (2 / 3)),
        ]);
      // All that are compared are seen, and their cards are wide enough to be read.
      const seen = compared.filter((place) => place !== 0 || winner === 0);
      expect([...arena.slots.keys()].sort()).toEqual([...seen].sort());
      for (const { cards } of arena.slots.values())
        expect(70 * cards.scale * scale).toBeGreaterThanOrEqual(34);
      // Against one or two others nobody is but a thumbnail.
      if (compared.includes(0) && compared.length <= 3)
        for (const { figure } of arena.open.values())
          expect([told, Math.round(84 * figure.scale * scale) >= 40]).toEqual([told, true]);
    }
});

it.each(screens)('shows the winner’s hand as the largest at $name', ({ form }) => {
  for (const compared of sets)
    for (const winner of compared) {
      const { slots, form: end } = arenaAt(form, compared, winner);
      const won = slots.get(winner)?.cards.scale ?? 0;
      const others = [...slots].filter(([place]) => place !== winner).map(([, { cards }]) => cards.scale);
      expect(won).toBeGreaterThan(Math.max(winner === 0 ? 0 : end.near.scale, ...others));
    }
});
