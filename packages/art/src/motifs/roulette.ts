import { disc, leaf, polar, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, swell } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

const wedge = (x: number, y: number, inner: number, outer: number, from: number, to: number): string => {
  const [x1, y1] = polar(x, y, outer, from);
  const [x2, y2] = polar(x, y, outer, to);
  const [x3, y3] = polar(x, y, inner, to);
  const [x4, y4] = polar(x, y, inner, from);
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${outer} ${outer} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}L${x3.toFixed(1)} ${y3.toFixed(1)}A${inner} ${inner} 0 0 0 ${x4.toFixed(1)} ${y4.toFixed(1)}Z`;
};

/** A roulette wheel round the origin, radius 230; the moon is its hub. */
const wheel = (stage: Stage): string => {
  const { ink } = stage;
  const pockets = spread(24, 0, 345);
  const lit = pockets
    .filter((_, index) => index % 2 === 0)
    .map((degrees) => wedge(0, 0, 150, 206, degrees, degrees + 15))
    .join('');
  const [ballX, ballY] = polar(0, 0, 178, -52);
  return (
    stage.sheet(cut(disc(0, 0, 240), stage.fade(ink.accent, ink.accentDeep, -240, 240)), 'high') +
    cut(disc(0, 0, 226), ink.tone(0.88)) +
    cut(
      spread(24, 7.5, 352.5)
        .map((degrees) => {
          const [x, y] = polar(0, 0, 233, degrees);
          return disc(x, y, 3);
        })
        .join(''),
      ink.light,
    ) +
    stage.sheet(
      cut(disc(0, 0, 206), ink.tone(0.8)) +
        cut(lit, ink.bloom) +
        cut(wedge(0, 0, 150, 206, 30, 45), ink.accent) +
        drawn(
          pockets
            .map((degrees) => {
              const [x1, y1] = polar(0, 0, 150, degrees);
              const [x2, y2] = polar(0, 0, 206, degrees);
              return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
            })
            .join(''),
          ink.accent,
          2.4,
        ),
      'low',
    ) +
    stage.sheet(
      cut(
        disc(0, 0, 150),
        stage.bloom(0, 0, 150, [
          [0, ink.heroLit, 1],
          [1, ink.heroDeep, 1],
        ]),
      ) +
        cut(
          spread(8, 0, 315)
            .map((degrees) => {
              const [x, y] = polar(0, 0, 136, degrees);
              return leaf(0, 0, x, y, 34);
            })
            .join(''),
          ink.mark,
          { opacity: 0.28 },
        ),
      'low',
    ) +
    stage.sheet(
      cut(
        disc(0, 0, 74),
        stage.bloom(-20, -24, 110, [
          [0, ink.light, 1],
          [0.6, ink.light, 1],
          [1, ink.glow, 1],
        ]),
      ) +
        cut(disc(18, -18, 12) + disc(-24, 18, 16) + disc(26, 28, 8) + disc(-10, -34, 7), ink.glow, {
          opacity: 0.5,
        }),
      'low',
    ) +
    stage.sheet(cut(disc(ballX, ballY, 14), ink.light), 'low')
  );
};

export const rouletteMoon: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 380, radius: 250, kind: 'hidden' as const };
  const tilt = random.between(0, 15);
  const back =
    cut(
      disc(300, 380, 300),
      stage.bloom(300, 380, 300, [
        [0, ink.light, 0.9],
        [0.7, ink.glow, 0.5],
        [1, ink.glow, 0],
      ]),
    ) +
    stage.sheet(cut(cloudBar(-50, 190, 230, 34) + cloudBar(400, 150, 260, 36), ink.tone(0.42)), 'low') +
    stage.sheet(cut(cloudBar(-60, 560, 260, 40) + cloudBar(380, 600, 280, 40), ink.tone(0.5)), 'low');
  const hero = place(300, 374, wheel(stage), { scale: 1.06, turn: tilt });
  const front =
    stage.sheet(cut(swell({ width: 600, y: 642, rise: 22, bottom: 830, steps: 3 }), ink.tone(0.6)), 'high') +
    stage.sheet(
      cut(swell({ width: 600, y: 696, rise: 24, bottom: 830, steps: 3 }, 80), ink.tone(0.74)),
      'low',
    ) +
    stage.sheet(
      cut(swell({ width: 600, y: 752, rise: 24, bottom: 830, steps: 3 }, -20), ink.tone(0.88)),
      'high',
    );
  return { light, zoomMax: 1.1, frames: ['bare', 'cloud', 'arch'], starsTo: 400, back, hero, front };
};
