import { box, disc, shape, spread } from '@pavilion/art/paper/path';
import { cut, drawn, pierced, type Stage } from '@pavilion/art/paper/stage';
import { koiSymbols } from './koiSymbols.ts';
import { glowBehind, type SymbolDrawing } from './symbol.ts';

/** A faceted bead on its rod. */
const bead = (stage: Stage, x: number, y: number, tone: string): string =>
  stage.sheet(
    cut(
      shape(
        `${x - 50},${y}! ${x - 24},${y - 27} ${x + 24},${y - 27} ${x + 50},${y}! ${x + 24},${y + 27} ${x - 24},${y + 27}`,
      ),
      tone,
    ) + drawn(`M${x - 42} ${y}H${x + 42}`, stage.ink.light, 3, 0.55),
    'flush',
  );

/** Heights of the beads of a rod: one above the bar, four below, some of them pushed up. */
const heights = (pushedUp: number): readonly number[] => [
  pushedUp % 2 === 0 ? 154 : 196,
  ...[0, 1, 2, 3].map((place) => (place < pushedUp ? 292 + place * 56 : 320 + place * 56)),
];

/** The wild: an abacus in its brass frame, set to a lucky number. */
const abacus: SymbolDrawing = {
  palette: 2,
  draw: (stage) => {
    const { ink } = stage;
    const rods = spread(3, 190, 410);
    const frame =
      pierced(
        box(84, 84, 432, 456) + box(122, 122, 356, 380),
        stage.fade(ink.accent, ink.accentDeep, 84, 540),
      ) +
      [
        [103, 103],
        [497, 103],
        [103, 521],
        [497, 521],
      ]
        .map(([x = 0, y = 0]) => cut(disc(x, y, 8), ink.light))
        .join('');
    return (
      glowBehind(stage, 290) +
      cut(box(110, 110, 380, 404), ink.tone(0.34)) +
      rods.map((x) => drawn(`M${x} 118V508`, ink.light, 7, 0.5)).join('') +
      rods
        .map((x, index) =>
          heights([3, 2, 1][index] ?? 0)
            .map((y) =>
              bead(stage, x, y, index === 1 ? ink.hero : stage.fade(ink.bloomLit, ink.bloom, 120, 520)),
            )
            .join(''),
        )
        .join('') +
      stage.sheet(cut(box(112, 232, 376, 24), ink.accent), 'low') +
      stage.sheet(frame, 'low')
    );
  },
};

const { koi: _wildOfKoiLanterns, ...shared } = koiSymbols;

/** Beads of Fortune shares its company with Koi Lanterns; the abacus stands for the koi. */
export const beadSymbols: Readonly<Record<string, SymbolDrawing>> = { ...shared, abacus };
