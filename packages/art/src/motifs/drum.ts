import { box, disc, facet, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground, hills } from '../paper/scenery.ts';
import { cut, pierced, place } from '../paper/stage.ts';

export const thunderDrum: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 370, radius: 230, kind: random.pick(['sun', 'full', 'sun']) };
  const studs = spread(28, 0, 347)
    .map((degrees) => {
      const [x, y] = polar(300, 392, 196, degrees);
      return disc(x, y, 7.5);
    })
    .join('');
  const swirl = (turn: number): string =>
    place(300, 392, cut(shape('0,0 40,-20 84,-6 100,40! 104,-20 70,-66 16,-74 -26,-48 -36,-10'), ink.bloom), {
      turn,
      scale: 0.86,
    });
  const stick = (turn: number, x: number, y: number): string =>
    place(
      x,
      y,
      stage.sheet(
        cut(ribbon('0,0,16 0,-170,13') + disc(0, -182, 25), ink.accentDeep) +
          cut(disc(-6, -190, 8), ink.light, { opacity: 0.7 }) +
          cut(ribbon('0,6,22 -16,50,20 4,90,18 -12,136,0'), ink.bloom),
        'high',
      ),
      { turn },
    );
  const bolt = (points: string): string => cut(facet(points), ink.light, { opacity: 0.85 });
  const stand = stage.sheet(
    cut(
      shape('110,560! 150,540 180,590 150,700 170,730! 110,730! 96,660') +
        shape('490,560! 450,540 420,590 450,700 430,730! 490,730! 504,660') +
        box(110, 640, 380, 26, 8),
      stage.fade(ink.accent, ink.accentDeep, 540, 730),
    ),
    'low',
  );
  const back =
    stage.sheet(cut(cloudBar(-70, 210, 260, 44) + cloudBar(380, 170, 290, 46), ink.tone(0.44)), 'low') +
    bolt('92,210 120,210 104,262 130,262 84,350 98,286 74,286') +
    bolt('500,176 528,176 512,226 540,226 496,312 508,250 484,250') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 620, rise: 30, bottom: 830, steps: 4 }), ink.tone(0.54)),
      'low',
    );
  const hero =
    stand +
    stage.sheet(cut(disc(300, 392, 220), stage.fade(ink.bloomLit, ink.bloomDeep, 170, 610)), 'high') +
    cut(studs, ink.accent) +
    stage.sheet(
      cut(
        disc(300, 392, 174),
        stage.bloom(270, 350, 240, [
          [0, ink.light, 1],
          [0.7, ink.tone(0.14), 1],
          [1, ink.glow, 1],
        ]),
      ) + pierced(disc(300, 392, 156) + disc(300, 392, 150), ink.bloom, 0.8),
      'low',
    ) +
    [0, 120, 240].map(swirl).join('') +
    cut(disc(300, 392, 14), ink.accent) +
    stick(128, 62, 128) +
    stick(-128, 538, 128);
  const front = stage.sheet(
    cut(
      cloudBar(-70, 746, 330, 50) + cloudBar(300, 756, 380, 52) + ground(742),
      stage.fade(ink.tone(0.74), ink.tone(0.9), 690, 800),
    ),
    'high',
  );
  return { light, zoomMax: 1.1, frames: ['bare', 'cloud', 'lattice', 'curtain'], back, hero, front };
};
