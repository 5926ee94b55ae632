import { disc, leaf, line, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A painted stage mask, no living likeness, about 320×400 round the origin; mirrored halves. */
export const mask = (stage: Stage, variant: number): string => {
  const { ink } = stage;
  const outline = shape(
    '0,-190! 70,-186 130,-150 158,-80 156,0 136,80 96,150 44,196 0,210 -44,196 -96,150 -136,80 -156,0 -158,-80 -130,-150 -70,-186',
  );
  const both = (d: string, tone: string, opacity?: number): string => {
    const options = opacity === undefined ? {} : { opacity };
    return cut(d, tone, options) + place(0, 0, cut(d, tone, options), { flip: true });
  };
  const dark = ink.tone(0.88);
  const brow =
    variant === 0
      ? shape('14,-56! 44,-92 96,-118 146,-112! 120,-84 70,-62')
      : shape('16,-50! 40,-110 84,-140 128,-132! 110,-116 124,-96! 84,-90 56,-66');
  const cheek =
    variant === 1
      ? shape('34,56! 90,20 142,30! 134,80 98,140! 80,110 60,96')
      : shape('30,40! 76,44 120,10 150,-16! 150,50 118,100! 76,96 48,76');
  return (
    stage.sheet(cut(outline, stage.fade(ink.light, ink.tone(0.13), -190, 210)), 'high') +
    stage.within(
      outline,
      both(shape('0,-196! 40,-190 26,-120 10,-70 0,-40'), ink.bloom) +
        both(cheek, ink.bloom, 0.92) +
        both(brow, dark) +
        both(shape('14,-22! 44,-56 96,-56 132,-40! 150,-20 138,4! 96,26 46,16'), dark) +
        both(leaf(40, -16, 110, -24, 25, 4), ink.light) +
        both(disc(76, -18, 11), dark) +
        both(disc(80, -22, 3.6), ink.light) +
        both(leaf(104, -86, 154, -140, 11, -8) + leaf(120, -62, 166, -96, 10, -5), ink.bloom) +
        both(shape('0,-36! 9,10 14,44 30,58 28,74! 12,72 0,80'), ink.bloom) +
        both(leaf(3, -20, 8, 50, 5), ink.light, 0.8) +
        cut(shape('0,-150! 15,-124 0,-92! -15,-124'), ink.accent) +
        cut(disc(0, -120, 7), ink.bloom) +
        cut(shape('-62,112! -30,120 0,108 30,120 62,112! 40,142 0,152 -40,142'), dark) +
        cut(shape('-40,122! 0,118 40,122! 22,136 0,140 -22,136'), ink.bloom) +
        both(ribbon('30,164,0 70,140,9 104,96,0') + ribbon('14,186,0 60,170,8 100,130,0'), ink.accent),
    )
  );
};

/** A long feather of the headdress. */
const feather = (stage: Stage, turn: number, tone: string): string =>
  place(
    300,
    300,
    stage.sheet(
      cut(ribbon('0,-120,10 -16,-230,12 6,-330,10 30,-400,0'), tone) +
        cut(
          spread(9, -150, -370)
            .map(
              (y, index) =>
                leaf(-6 + index * 2, y, -42 + index * 4, y - 34, 10, 3) +
                leaf(-4 + index * 2, y, 34 + index * 2, y - 30, 10, -3),
            )
            .join(''),
          tone,
        ),
      'low',
    ),
    { turn },
  );

/** A ribbon that hangs from the crown. */
const ribbonTail = (stage: Stage, flip: boolean): string => {
  const { ink } = stage;
  return place(
    flip ? 452 : 148,
    420,
    stage.sheet(
      cut(ribbon('0,0,30 -36,90,34 -10,190,30 -50,290,34 -30,400,0'), ink.bloom) +
        cut(ribbon('-4,20,0 -38,100,6 -14,190,6 -48,280,0'), ink.accent),
      'low',
    ),
    { flip },
  );
};

export const operaMask: Motif = (stage) => {
  const { ink, random } = stage;
  const variant = random.whole(0, 1);
  const light = { x: 300, y: 350, radius: 216, kind: random.pick(['full', 'sun', 'ring']) };
  const pom = spread(9, -74, 74).map((degrees) => {
    const [x, y] = polar(300, 400, 228, degrees - 90);
    return stage.sheet(
      cut(disc(x, y, 23), degrees % 2 === 0 ? ink.bloom : ink.accent) +
        cut(disc(x - 6, y - 6, 7), ink.light, { opacity: 0.7 }),
      'flush',
    );
  });
  const crown = shape(
    '100,290! 118,200 180,138 240,120 300,70! 360,120 420,138 482,200 500,290! 440,250 370,226 300,220 230,226 160,250',
  );
  const back =
    feather(stage, -28, ink.accent) +
    feather(stage, 28, ink.accent) +
    stage.sheet(cut(cloudBar(-60, 600, 240, 40) + cloudBar(420, 620, 240, 40), ink.tone(0.46)), 'low');
  const hero =
    ribbonTail(stage, false) +
    ribbonTail(stage, true) +
    place(300, 410, mask(stage, variant), { scale: 1.12 }) +
    stage.sheet(
      cut(crown, stage.fade(ink.bloom, ink.bloomDeep, 70, 290)) +
        drawn(line('112,282 170,238 240,212 300,206 360,212 430,238 488,282'), ink.accent, 6) +
        cut(
          [
            [180, 200, 13],
            [240, 168, 15],
            [300, 134, 20],
            [360, 168, 15],
            [420, 200, 13],
          ]
            .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius))
            .join(''),
          ink.accent,
        ) +
        cut(
          [
            [180, 200, 6],
            [240, 168, 7],
            [300, 134, 9],
            [360, 168, 7],
            [420, 200, 6],
          ]
            .map(([x = 0, y = 0, radius = 0]) => disc(x, y, radius))
            .join(''),
          ink.light,
        ),
      'high',
    ) +
    pom.join('');
  const front = stage.sheet(
    cut(
      cloudBar(-70, 760, 360, 54) + cloudBar(280, 766, 400, 56) + ground(756),
      stage.fade(ink.tone(0.74), ink.tone(0.9), 700, 800),
    ),
    'high',
  );
  return { light, zoomMax: 1.16, frames: ['bare', 'curtain', 'bare', 'arch'], back, hero, front };
};
