import { facet, leaf, line, ribbon, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A jellyfish with a scalloped bell and drifting arms, bell about 200 wide at the origin. */
const jelly = (stage: Stage, tone: string, length: number): string => {
  const { ink } = stage;
  const bell =
    'M-100 10C-104 -70 -58 -112 0 -112C58 -112 104 -70 100 10Q83 30 66 12Q50 32 33 14Q17 32 0 14Q-17 32 -33 14Q-50 32 -66 12Q-83 30 -100 10Z';
  const arms = [-56, -26, 0, 26, 56]
    .map((x, index) => {
      const sway = index % 2 === 0 ? 22 : -20;
      return ribbon(
        `${x},8,14 ${x + sway},${length * 0.3},11 ${x - sway * 0.6},${length * 0.6},8 ${x + sway * 0.7},${length},0`,
      );
    })
    .join('');
  const threads = [-86, -42, 12, 44, 84]
    .map((x, index) =>
      line(
        `${x},10 ${x + (index % 2 ? 14 : -14)},${length * 0.4} ${x + (index % 2 ? -8 : 8)},${length * 0.8}`,
      ),
    )
    .join('');
  return (
    drawn(threads, ink.light, 2, 0.5) +
    stage.sheet(cut(arms, tone, { opacity: 0.92 }), 'flush') +
    stage.sheet(
      cut(
        bell,
        stage.bloom(0, -20, 120, [
          [0, ink.light, 1],
          [0.45, ink.heroLit, 1],
          [1, tone, 1],
        ]),
      ) +
        cut(
          leaf(0, -96, 0, -10, 12) +
            leaf(-24, -92, -44, -8, 11, 6) +
            leaf(24, -92, 44, -8, 11, -6) +
            leaf(-46, -78, -78, -8, 9, 8) +
            leaf(46, -78, 78, -8, 9, -8),
          ink.light,
          { opacity: 0.7 },
        ),
      'low',
    )
  );
};

export const moonJelly: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 200, radius: 108, kind: 'full' as const };
  const kelp = (x: number, top: number, width: number): string =>
    ribbon(
      `${x},830,${width} ${x + 24},${620},${width * 0.8} ${x - 22},${(620 + top) / 2},${width * 0.6} ${x + 14},${top},0`,
    ) +
    spread(6, top + 40, 760)
      .map((y, index) => leaf(x, y, x + (index % 2 ? 52 : -52), y - 44, 17, 5))
      .join('');
  const shafts = [140, 240, 340, 440]
    .map((x) =>
      facet(`${x},-20 ${x + 40},-20 ${x + (x - 280) * 0.9 + 90},820 ${x + (x - 280) * 0.9 - 60},820`),
    )
    .join('');
  const back =
    cut(shafts, ink.light, { opacity: 0.07 }) +
    stage.sheet(
      place(116, 250, jelly(stage, ink.tone(0.4), 230), { scale: 0.5 }) +
        place(486, 330, jelly(stage, ink.tone(0.42), 260), { scale: 0.58 }) +
        place(196, 560, jelly(stage, ink.tone(0.44), 220), { scale: 0.4 }),
      'flush',
    ) +
    stage.sheet(
      cut(
        kelp(46, 420, 18) +
          kelp(560, 380, 18) +
          hills(random, { width: 600, y: 720, rise: 24, bottom: 830, steps: 4 }),
        ink.tone(0.58),
      ),
      'low',
    );
  const hero = place(312, 400, jelly(stage, ink.accent, 330), { scale: 1.36, turn: 8 });
  const coral = (x: number, y: number, flip: 1 | -1): string =>
    ribbon(
      `${x},${y},30 ${x + flip * 10},${y - 60},20 ${x + flip * 34},${y - 110},14 ${x + flip * 40},${y - 150},0`,
    ) +
    ribbon(`${x + flip * 10},${y - 50},16 ${x - flip * 24},${y - 90},12 ${x - flip * 28},${y - 130},0`) +
    ribbon(`${x + flip * 26},${y - 90},12 ${x + flip * 62},${y - 110},9 ${x + flip * 74},${y - 146},0`);
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 758, rise: 16, bottom: 830, steps: 3 }) +
        coral(80, 780, 1) +
        coral(530, 780, -1) +
        kelp(10, 540, 22) +
        kelp(596, 560, 22),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 560, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'gate'], back, hero, front };
};
