import { mist } from '../paper/backdrop.ts';
import { box, disc, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, hills, swell } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage, spark } from '../paper/stage.ts';

/** A bead on its rod. */
const bead = (stage: Stage, x: number, y: number, tone: string): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(
      shape(
        `${x - 31},${y}! ${x - 15},${y - 17} ${x + 15},${y - 17} ${x + 31},${y}! ${x + 15},${y + 17} ${x - 15},${y + 17}`,
      ),
      tone,
    ) + drawn(`M${x - 27} ${y}H${x + 27}`, ink.light, 2, 0.55),
    'flush',
  );
};

/** A coin with a square hole. */
const coin = (stage: Stage, x: number, y: number, radius: number): string => {
  const { ink } = stage;
  return stage.sheet(
    pierced(
      disc(x, y, radius) + box(x - radius * 0.24, y - radius * 0.24, radius * 0.48, radius * 0.48),
      stage.fade(ink.accent, ink.accentDeep, y - radius, y + radius),
    ) + pierced(disc(x, y, radius * 0.86) + disc(x, y, radius * 0.8), ink.light, 0.7),
    'low',
  );
};

/** A brass corner of the frame. */
const corner = (stage: Stage, x: number, y: number, turn: number): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    cut('M0 0H62Q52 12 34 14Q14 18 12 36Q10 52 0 62Z', ink.accent) + cut(disc(14, 14, 5), ink.heroDeep),
    { turn },
  );
};

export const abacus: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 320, radius: 200, kind: random.pick(['full', 'sun', 'ring']) };
  const rods = spread(7, 104, 496);
  const beads = rods.map((x, index) => {
    const up = random.whole(0, 1);
    const down = random.whole(0, 4);
    const tone =
      index === 3 ? ink.accent : index % 2 === 0 ? stage.fade(ink.bloomLit, ink.bloom, 270, 640) : ink.bloom;
    const heaven = bead(stage, x, up === 1 ? 366 : 316, tone);
    const earth = [0, 1, 2, 3]
      .map((place4) => bead(stage, x, place4 < down ? 428 + place4 * 38 : 476 + place4 * 38, tone))
      .join('');
    return heaven + earth;
  });
  const back =
    stage.sheet(cut(cloudBar(-60, 190, 220, 30) + cloudBar(410, 150, 240, 32), ink.tone(0.38)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 590, rise: 40, bottom: 830, steps: 4 }), ink.tone(0.48)),
      'low',
    );
  const outer = box(44, 272, 512, 362, 18);
  const inner = box(72, 298, 456, 310, 8);
  const hero =
    mist(stage, 300, 450, 320, 0.35) +
    place(
      300,
      450,
      place(
        -300,
        -450,
        cut(inner, ink.tone(0.2), { opacity: 0.35 }) +
          drawn(rods.map((x) => `M${x} 290V616`).join(''), ink.heroDeep, 6) +
          beads.join('') +
          stage.sheet(
            pierced(outer + inner, stage.fade(ink.heroLit, ink.heroDeep, 270, 640)) +
              cut(box(60, 390, 480, 16), ink.hero),
            'high',
          ) +
          corner(stage, 44, 272, 0) +
          corner(stage, 556, 272, 90) +
          corner(stage, 556, 634, 180) +
          corner(stage, 44, 634, 270) +
          cut(
            spread(7, 104, 496)
              .map((x) => disc(x, 398, 4))
              .join(''),
            ink.accent,
          ),
      ),
      { turn: random.between(-5, 5), scale: 1.02 },
    );
  const front =
    stage.sheet(cut(swell({ width: 600, y: 712, rise: 14, bottom: 830, steps: 3 }), ink.tone(0.74)), 'low') +
    coin(stage, 120, 716, 46) +
    coin(stage, 196, 742, 36) +
    coin(stage, 470, 726, 50) +
    spark(stage, 392, 742, 5, 6) +
    stage.sheet(
      cut(swell({ width: 600, y: 770, rise: 14, bottom: 830, steps: 3 }, 60), ink.tone(0.9)),
      'high',
    );
  return { light, frames: ['bare', 'cloud', 'arch', 'eaves'], back, hero, front };
};
