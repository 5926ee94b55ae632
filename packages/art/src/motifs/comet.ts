import { mist } from '../paper/backdrop.ts';
import { disc, leaf, polar, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, hills, peaks, pine } from '../paper/scenery.ts';
import { cut, place, type Stage, spark } from '../paper/stage.ts';

/** A comet whose head is at the origin and whose tail streams up and to the right, about 560 long. */
export const comet = (stage: Stage): string => {
  const { ink, random } = stage;
  const dust = Array.from({ length: 34 }, () => {
    const along = random.between(60, 560);
    const [x, y] = polar(0, 0, along, -40 + random.between(-13, 13));
    return disc(x, y, random.between(1.4, 4.4) * (1 - along / 800));
  });
  const flare = [0, 90, 180, 270]
    .map((degrees) => {
      const [x, y] = polar(0, 0, 96, degrees + 8);
      return leaf(0, 0, x, y, 13);
    })
    .join('');
  const head = stage.bloom(0, 0, 150, [
    [0, ink.light, 1],
    [0.2, ink.light, 0.9],
    [0.36, ink.glow, 0.55],
    [1, ink.glow, 0],
  ]);
  return (
    stage.sheet(
      cut(ribbon('0,0,40 70,-90,64 170,-226,72 270,-360,44 340,-490,0'), ink.tone(0.3)) +
        cut(ribbon('0,0,40 116,-52,72 270,-136,84 430,-214,56 570,-270,0'), ink.tone(0.27)) +
        cut(ribbon('0,0,46 96,-76,86 226,-192,104 372,-312,76 520,-426,0'), ink.tone(0.2)),
      'low',
    ) +
    stage.sheet(
      cut(ribbon('0,0,38 84,-68,58 196,-168,62 318,-276,40 430,-372,0'), ink.tone(0.12)) +
        cut(ribbon('10,-4,14 130,-76,24 280,-164,18 420,-238,0'), ink.accent),
      'flush',
    ) +
    stage.sheet(cut(ribbon('0,0,34 66,-54,38 150,-128,28 250,-216,0'), ink.tone(0.06)), 'flush') +
    cut(dust.join(''), ink.light, { opacity: 0.85 }) +
    cut(disc(0, 0, 150), head) +
    cut(flare, ink.light, { opacity: 0.85 }) +
    stage.sheet(cut(disc(0, 0, 33), ink.light), 'low')
  );
};

/** The nearest summit, lit from the side of the comet, with its snow. */
const summit = (stage: Stage): string => {
  const { ink } = stage;
  const rock =
    '-60,830! -60,716 10,656! 54,616! 72,620! 140,520! 190,462! 208,484! 226,474! 284,566! 306,562! 372,640! 398,634! 470,696 660,760! 660,830!';
  const snow =
    '190,462! 208,484! 226,474! 268,542! 246,530! 236,562! 214,524! 200,570! 182,528! 152,556! 140,520!';
  const shade =
    '226,474! 284,566! 306,562! 372,640! 398,634! 470,696 500,760 300,760! 262,640! 272,556! 246,530!';
  return stage.sheet(
    cut(shape(rock), stage.fade(ink.tone(0.58), ink.tone(0.76), 460, 760)) +
      cut(shape(shade), ink.tone(0.92), { opacity: 0.3 }) +
      cut(shape(snow), ink.tone(0.08)) +
      cut(
        leaf(150, 620, 120, 740, 16) + leaf(204, 600, 196, 720, 14) + leaf(84, 660, 60, 740, 12),
        ink.glow,
        {
          opacity: 0.2,
        },
      ),
    'high',
  );
};

/** Somebody small with a lantern on the ridge. */
export const wayfarer = (stage: Stage, x: number, y: number): string =>
  place(
    x,
    y,
    spark(stage, -22, -26, 4, 7) +
      cut(
        shape('-8,0! -10,-22 -4,-38 6,-38 12,-20 11,0!') +
          shape('-14,-42! 0,-56 14,-42!') +
          disc(0, -42, 7) +
          ribbon('-2,-30,5 -14,-28,4 -20,-32,3'),
        stage.ink.tone(0.95),
      ),
  );

export const cometPeaks: Motif = (stage) => {
  const { ink, random } = stage;
  const swarm = random.chance(0.5);
  const light = { x: 214, y: 326, radius: 60, kind: 'hidden' as const };
  const range = (y: number, rise: number, steps: number, tone: number): string => {
    const d = peaks(random, { width: 600, y, rise, bottom: 830, steps });
    return stage.sheet(
      cut(d, stage.fade(ink.tone(tone - 0.08), ink.tone(tone + 0.08), y - rise, y + 120)),
      'low',
    );
  };
  const back =
    mist(stage, 214, 326, 330, 0.4) +
    stage.sheet(cut(cloudBar(390, 452, 260, 26) + cloudBar(-60, 480, 200, 24), ink.tone(0.34)), 'flush');
  const flock = swarm
    ? place(430, 420, comet(stage), { scale: 0.32 }) + place(96, 150, comet(stage), { scale: 0.24 })
    : cut(disc(96, 130, 34), ink.tone(0.12));
  const hero =
    flock +
    range(566, 190, 3, 0.44) +
    place(212, 322, comet(stage)) +
    range(632, 140, 4, 0.54) +
    summit(stage) +
    wayfarer(stage, 396, 640);
  const front =
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 722, rise: 24, bottom: 830, steps: 3 }) +
          [26, 70, 116, 470, 520, 566].map((x, index) => pine(x, 746, 96 + (index % 3) * 36)).join(''),
        ink.tone(0.8),
      ),
      'high',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 776, rise: 14, bottom: 830, steps: 3 }) +
          pine(566, 806, 190) +
          pine(10, 806, 170),
        ink.tone(0.93),
      ),
      'high',
    );
  return { light, frames: ['bare'], starsTo: 520, back, hero, front };
};
