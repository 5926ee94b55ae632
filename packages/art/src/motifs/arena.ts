import { box, disc, facet, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cut, drawn, pierced, place, type Stage, spark } from '../paper/stage.ts';
import { person } from './people.ts';

/** The great screen over the stage. */
const screen = (stage: Stage): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(shape('60,150! 180,130 420,130 540,150! 540,470! 420,456 180,456 60,470!'), ink.tone(0.82)) +
      cut(
        shape('78,168! 190,148 410,148 522,168! 522,450! 410,438 190,438 78,450!'),
        stage.bloom(300, 300, 300, [
          [0, ink.light, 1],
          [0.35, ink.glow, 1],
          [1, ink.tone(0.46), 1],
        ]),
      ),
    'high',
  );
};

/** The outline of a shield. Path data. */
const crest = shape(
  '0,-120! 30,-84 96,-100 104,-30! 92,40 50,92 0,124! -50,92 -92,40 -104,-30! -96,-100 -30,-84',
);

/** The emblem on the screen: a flame on a shield. */
const emblem = (stage: Stage): string => {
  const { ink } = stage;
  return place(
    300,
    298,
    stage.sheet(
      cut(crest, stage.fade(ink.bloomLit, ink.bloom, -120, 120)) +
        drawn(crest, ink.light, 5) +
        cut(
          shape('0,-84! 34,-34 46,20 26,66 0,80 -26,66 -46,20 -28,-14! -14,4 -10,-44'),
          stage.fade(ink.light, ink.accent, -84, 80),
        ) +
        cut(shape('0,-8! 16,20 18,46 0,62 -18,46 -16,20'), ink.bloom),
      'low',
    ),
  );
};

/** A player seen from behind, with a headset. */
const player = (stage: Stage, x: number, flip: boolean): string => {
  const { ink } = stage;
  return place(
    x,
    640,
    stage.sheet(
      cut(shape('-60,60! -66,0 -44,-44 0,-56 44,-44 66,0 60,60!'), ink.heroDeep) +
        cut(disc(0, -84, 34), ink.tone(0.86)) +
        pierced(
          shape('-44,-80! -40,-124 0,-136 40,-124 44,-80! 36,-80! 30,-114 0,-122 -30,-114 -36,-80!'),
          ink.accent,
        ) +
        cut(box(-50, -96, 16, 34, 6) + box(34, -96, 16, 34, 6), ink.accent) +
        drawn('M-42 -64Q-40 -46 -14 -48', ink.accent, 4),
      'low',
    ),
    { flip },
  );
};

/** A desk with three screens. */
const desk = (stage: Stage, x: number, half: number): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(
      shape(`${x - half},664! ${x + half},664! ${x + half * 0.92},724! ${x - half * 0.92},724!`),
      stage.fade(ink.tone(0.72), ink.tone(0.86), 664, 724),
    ) +
      cut(box(x - half * 0.8, 682, half * 1.6, 7, 3), ink.bloom) +
      cut(
        spread(3, x - half * 0.55, x + half * 0.55)
          .map((cx) => box(cx - 28, 622, 56, 42, 5))
          .join(''),
        ink.tone(0.9),
      ) +
      cut(
        spread(3, x - half * 0.55, x + half * 0.55)
          .map((cx) => box(cx - 23, 627, 46, 32, 3))
          .join(''),
        ink.bloomLit,
      ),
    'high',
  );
};

export const esportArena: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 320, radius: 120, kind: 'hidden' as const };
  const beams = [-52, -26, 0, 26, 52]
    .map((turn) => {
      const [x1, y1] = polar(300, -60, 900, 90 + turn - 5);
      const [x2, y2] = polar(300, -60, 900, 90 + turn + 5);
      return facet(`300,-60 ${x1},${y1} ${x2},${y2}`);
    })
    .join('');
  const back =
    cut(
      beams,
      stage.bloom(300, -60, 860, [
        [0, ink.light, 0.4],
        [1, ink.light, 0],
      ]),
    ) +
    stage.sheet(
      cut(
        [-10, 90, 460, 560].map((x, index) => box(x, 180 + (index % 3) * 40, 60, 500, 8)).join(''),
        ink.tone(0.5),
      ),
      'low',
    ) +
    cut(
      Array.from({ length: 80 }, () =>
        disc(random.between(0, 600), random.between(486, 600), random.between(1.6, 3.4)),
      ).join(''),
      ink.light,
      { opacity: 0.6 },
    );
  const truss = drawn(
    'M-20 70H620M-20 104H620' +
      spread(15, -20, 580)
        .map((x) => `M${x} 70L${x + 22} 104L${x + 44} 70`)
        .join(''),
    ink.tone(0.82),
    5,
  );
  const hero =
    truss +
    spread(5, 80, 520)
      .map((x) => spark(stage, x, 120, 8, 5))
      .join('') +
    screen(stage) +
    emblem(stage) +
    player(stage, 130, false) +
    player(stage, 300, true) +
    player(stage, 470, true) +
    desk(stage, 126, 82) +
    desk(stage, 300, 82) +
    desk(stage, 474, 82);
  const front = stage.sheet(
    cut(
      `M-30 772C160 752 440 752 630 772V830H-30Z${[20, 96, 180, 262, 350, 430, 512, 590].map((x, index) => person(x, 836, 96 + (index % 3) * 18)).join('')}${ribbon('96,770,13 76,720,11 80,690,10')}${ribbon('350,764,13 372,716,11 366,684,10')}${ribbon('512,768,13 530,716,11 526,690,10')}`,
      ink.tone(0.92),
    ),
    'high',
  );
  return { light, frames: ['bare'], back, hero, front };
};
