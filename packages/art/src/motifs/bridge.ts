import { mist } from '../paper/backdrop.ts';
import { box, disc, line, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { grass, hills, ripples, swell } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';
import { hanging, tiledRoof } from './roofs.ts';

/** What stands on the crown of the bridge: a pavilion, or somebody with an umbrella. */
const pavilion = (stage: Stage): string => {
  const { ink, random } = stage;
  return random.chance(0.55)
    ? stage.sheet(
        cut(
          box(236, 316, 9, 92) + box(355, 316, 9, 92) + box(274, 316, 6, 90) + box(320, 316, 6, 90),
          ink.heroDeep,
        ),
        'low',
      ) +
        tiledRoof(stage, 300, 318, 104, 62, stage.fade(ink.heroLit, ink.hero, 250, 320)) +
        hanging(stage, 300, 350, 15)
    : stage.sheet(
        cut(shape('286,404! 282,360 292,340 308,340 318,362 314,404!') + disc(300, 328, 12), ink.tone(0.88)) +
          cut(shape('244,322! 262,296 300,280 338,296 356,322! 328,314 300,320 272,314'), ink.accent),
        'low',
      );
};

/** A covered boat. Path data. */
const coveredBoat = shape('-96,0! -60,26 60,26 104,-8! 84,44 56,54 -50,54 -82,36');

export const moonBridge: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 330, radius: 176, kind: random.pick(['full', 'full', 'ring']) };
  const deck =
    'M-30 600C80 590 130 440 300 436C470 440 520 590 630 600V566C530 556 476 404 300 400C124 404 70 556 -30 566Z';
  const bridge =
    'M-30 620V566C70 556 124 404 300 400C476 404 530 556 630 566V620H470C466 540 400 476 300 476C200 476 134 540 130 620Z';
  const rails = spread(17, 0.04, 0.96)
    .map((share) => {
      const x = -30 + 660 * share;
      const y = 566 - 166 * Math.sin(Math.PI * share) ** 1.35;
      return box(x - 3, y - 38, 6, 44) + disc(x, y - 40, 6);
    })
    .join('');
  const rail = spread(34, 0, 1)
    .map(
      (share) =>
        `${(-30 + 660 * share).toFixed(0)},${(566 - 166 * Math.sin(Math.PI * share) ** 1.35 - 26).toFixed(0)}`,
    )
    .join(' ');
  const back =
    stage.sheet(
      cut(hills(random, { width: 600, y: 500, rise: 60, bottom: 830, steps: 4 }), ink.tone(0.42)),
      'flush',
    ) +
    stage.sheet(cut(swell({ width: 600, y: 590, rise: 8, bottom: 830, steps: 4 }), ink.tone(0.48)), 'low') +
    cut(oval(300, 690, 150, 34), ink.light, { opacity: 0.4 }) +
    ripples(stage, 606, 790, ink.light, 0.32);
  const hero =
    mist(stage, 300, 520, 260, 0.35) +
    pavilion(stage) +
    stage.sheet(
      cut(bridge, stage.fade(ink.heroLit, ink.hero, 400, 620)) +
        cut(deck, ink.accent, { opacity: 0.25 }) +
        drawn(
          spread(13, -74, 74)
            .map((degrees) => {
              const angle = ((degrees - 90) * Math.PI) / 180;
              return `M${(300 + Math.cos(angle) * 174).toFixed(0)} ${(640 + Math.sin(angle) * 164).toFixed(0)}L${(300 + Math.cos(angle) * 214).toFixed(0)} ${(640 + Math.sin(angle) * 200).toFixed(0)}`;
            })
            .join(''),
          ink.mark,
          2.6,
          0.4,
        ),
      'high',
    ) +
    stage.sheet(cut(rails, ink.accentDeep) + drawn(line(rail), ink.accentDeep, 5), 'flush');
  const front =
    stage.sheet(
      place(
        190,
        664,
        cut(coveredBoat, ink.tone(0.86)) +
          cut(shape('-40,8! -34,-34 40,-34 46,8!'), ink.tone(0.8)) +
          cut(box(-12, -18, 24, 18, 4), ink.light) +
          cut(
            shape('66,12! 62,-30 76,-44 88,-28 90,10!') + disc(76, -54, 9) + ribbon('84,-60,4 120,60,4'),
            ink.tone(0.9),
          ),
        { scale: 0.8 },
      ),
      'low',
    ) +
    stage.sheet(
      cut(
        swell({ width: 600, y: 752, rise: 10, bottom: 830, steps: 4 }, 30) +
          [20, 60, 540, 580].map((x) => grass(random, x, 760, 160, 7)).join(''),
        stage.fade(ink.tone(0.74), ink.tone(0.9), 640, 800),
      ),
      'high',
    );
  return { light, zoomMax: 1.14, frames: ['bough', 'bare', 'eaves', 'gate'], back, hero, front };
};
