import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, hills } from '../paper/scenery.ts';
import { cut, drawn, place } from '../paper/stage.ts';

export const windmill: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 220, y: 290, radius: 138, kind: random.pick(['sun', 'full']) };
  const sailBlade = (turn: number): string =>
    place(
      340,
      330,
      stage.sheet(
        cut(box(-5, -250, 10, 250), ink.heroDeep) +
          cut('M8 -246L66 -230V-70L8 -54Z', ink.light) +
          drawn('M8 -206H66M8 -166H66M8 -126H66M8 -90H66M37 -238V-62', ink.heroDeep, 2.8, 0.8),
        'low',
      ),
      { turn },
    );
  const wheat = (x: number, y: number, height: number): string =>
    ribbon(`${x},${y},5 ${x + 6},${y - height * 0.6},4 ${x + 16},${y - height},3`) +
    spread(5, 0.68, 1.02)
      .map(
        (share) =>
          leaf(x + 14 * share, y - height * share, x + 14 * share + 18, y - height * share - 24, 9, 2) +
          leaf(x + 14 * share, y - height * share, x + 14 * share - 10, y - height * share - 26, 9, -2),
      )
      .join('');
  const back =
    stage.sheet(cut(cloudBar(-50, 170, 230, 30) + cloudBar(400, 130, 260, 32), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 540, rise: 44, bottom: 830, steps: 4 }), ink.tone(0.44)),
      'low',
    ) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 610, rise: 22, bottom: 830, steps: 3 }), ink.tone(0.54)),
      'low',
    );
  const turn = random.between(20, 40);
  const hero =
    mist(stage, 340, 430, 280, 0.35) +
    stage.sheet(
      cut(
        shape('276,330! 290,300 340,278 390,300 404,330! 442,690! 238,690!'),
        stage.fade(ink.heroLit, ink.hero, 290, 690),
      ) +
        cut('M312 690V634q28 -40 56 0V690Z', ink.heroDeep) +
        cut(box(326, 420, 28, 40, 12) + box(328, 530, 26, 34, 10), ink.light) +
        cut(ribbon('270,400,0 340,412,7 412,400,0') + ribbon('256,510,0 340,526,7 426,510,0'), ink.mark, {
          opacity: 0.4,
        }),
      'high',
    ) +
    stage.sheet(cut(shape('266,336! 282,292 340,258 398,292 414,336! 340,324'), ink.accent), 'low') +
    [0, 90, 180, 270].map((degrees) => sailBlade(degrees + turn)).join('') +
    stage.sheet(cut(disc(340, 330, 18), ink.accent), 'flush');
  const front =
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 690, rise: 10, bottom: 830, steps: 3 }) +
          spread(16, 0, 600)
            .map((x) => wheat(x + random.between(-8, 8), 720, random.between(60, 96)))
            .join(''),
        stage.fade(ink.accent, ink.tone(0.66), 620, 760),
      ),
      'low',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 764, rise: 8, bottom: 830, steps: 3 }) +
          spread(12, -10, 600)
            .map((x) => wheat(x + random.between(-10, 10), 790, random.between(90, 140)))
            .join(''),
        stage.fade(ink.tone(0.62), ink.tone(0.86), 660, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'arch'], back, hero, front };
};
