import { fan, fanSlits } from '../paper/fan.ts';
import { box, disc, facet, leaf, oval, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground, hills } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage } from '../paper/stage.ts';
import { skyLantern } from './shore.ts';

/** A card of 150×214 round the origin. Its signs are our own, not the suits of a bought pack. */
const card = (stage: Stage, sign: 'moon' | 'leaf' | 'flame' | 'wave' | 'back'): string => {
  const { ink } = stage;
  const blank = stage.sheet(
    cut(
      box(-75, -107, 150, 214, 14),
      sign === 'back'
        ? stage.fade(ink.bloom, ink.bloomDeep, -107, 107)
        : stage.fade(ink.light, ink.tone(0.17), -107, 107),
    ),
    'low',
  );
  if (sign === 'back')
    return (
      blank +
      pierced(box(-66, -98, 132, 196, 9) + box(-61, -93, 122, 186, 7), ink.accent) +
      cut(
        [-48, -16, 16, 48]
          .flatMap((x) =>
            [-72, -36, 0, 36, 72].map((y) =>
              shape(`${x},${y - 15}! ${x + 12},${y}! ${x},${y + 15}! ${x - 12},${y}!`),
            ),
          )
          .join(''),
        ink.accent,
        { opacity: 0.6 },
      )
    );
  const paint = sign === 'flame' || sign === 'leaf' ? ink.bloom : ink.tone(0.78);
  const signs = {
    moon: 'M-14 -34A36 36 0 1 0 34 14A42 42 0 0 1 -14 -34Z',
    leaf: leaf(-24, 38, 24, -40, 46),
    flame: shape('0,-44! 20,-14 26,14 14,36 0,42 -14,36 -26,14 -16,-6! -8,4 -6,-22'),
    wave: 'M-40 16C-30 -20 -4 -34 18 -20C34 -8 24 12 8 6C20 24 40 16 44 16V30H-40Z',
  } as const;
  const d = signs[sign];
  return (
    blank +
    cut(d, paint) +
    place(-53, -82, cut(d, paint), { scale: 0.3 }) +
    place(53, 82, cut(d, paint), { scale: 0.3, turn: 180 }) +
    pierced(box(-68, -100, 136, 200, 10) + box(-65.5, -97.5, 131, 195, 8), paint, 0.4)
  );
};

const foldingFan = (
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  turn: number,
  tone: string,
  edge: string,
): string => {
  const { ink } = stage;
  const spec = { x: 0, y: 0, radius, from: -164, to: -16, ribs: 11, scallop: 0.015 };
  const blossom = [-130, -104, -70, -48].map((degrees, index) => {
    const [px, py] = polar(0, 0, radius * (0.72 + (index % 2) * 0.1), degrees);
    return spread(5, 0, 288)
      .map((angle) => {
        const [fx, fy] = polar(px, py, radius * 0.045, angle);
        return disc(fx, fy, radius * 0.035);
      })
      .join('');
  });
  return place(
    x,
    y,
    stage.sheet(
      cut(fan(spec), tone) +
        fanSlits(spec, ink.light, 0.35) +
        drawn(
          `M${polar(0, 0, radius * 0.96, -162)
            .map((v) => v.toFixed(1))
            .join(' ')}A${radius * 0.96} ${radius * 0.96} 0 0 1 ${polar(0, 0, radius * 0.96, -18)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
          edge,
          radius * 0.03,
        ) +
        drawn(
          `M${polar(0, 0, radius * 0.48, -164)
            .map((v) => v.toFixed(1))
            .join(' ')}A${radius * 0.48} ${radius * 0.48} 0 0 1 ${polar(0, 0, radius * 0.48, -16)
            .map((v) => v.toFixed(1))
            .join(' ')}`,
          edge,
          radius * 0.02,
        ) +
        cut(blossom.join(''), ink.light, { opacity: 0.85 }) +
        cut(
          ribbon(
            `${polar(0, 0, radius * 0.9, -150).join(',')},0 ${polar(0, 0, radius * 0.72, -118).join(',')},6 ${polar(0, 0, radius * 0.8, -60).join(',')},5 ${polar(0, 0, radius * 0.64, -30).join(',')},0`,
          ),
          ink.light,
          { opacity: 0.5 },
        ),
      'high',
    ) +
      cut(disc(0, 0, radius * 0.06), edge) +
      drawn(`M0 ${radius * 0.05}V${radius * 0.22}`, edge, 3) +
      cut(shape(`-7,${radius * 0.2}! 7,${radius * 0.2}! 12,${radius * 0.46}! -12,${radius * 0.46}!`), edge),
    { turn },
  );
};

export const baccaratFans: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 300, radius: 190, kind: random.pick(['full', 'sun', 'ring']) };
  const crossed = random.chance(0.5);
  const back =
    stage.sheet(cut(cloudBar(-50, 190, 220, 32) + cloudBar(410, 240, 240, 34), ink.tone(0.38)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 610, rise: 20, bottom: 830, steps: 3 }), ink.tone(0.54)),
      'low',
    );
  const lit = stage.fade(ink.bloomLit, ink.bloom, -250, 0);
  const deep = stage.fade(ink.accent, ink.accentDeep, -250, 0);
  const fans = crossed
    ? foldingFan(stage, 180, 520, 300, 14, deep, ink.bloom) +
      foldingFan(stage, 430, 540, 300, -16, lit, ink.accent)
    : foldingFan(stage, 300, 500, 330, 0, lit, ink.accent);
  const cards =
    place(196, 560, card(stage, 'back'), { turn: -20, scale: 0.86 }) +
    place(262, 546, card(stage, 'moon'), { turn: -7, scale: 0.9 }) +
    place(336, 548, card(stage, 'flame'), { turn: 7, scale: 0.9 }) +
    place(406, 562, card(stage, crossed ? 'leaf' : 'back'), { turn: 20, scale: 0.86 });
  const chip = (x: number, y: number, tone: string): string =>
    stage.sheet(
      cut(oval(x, y + 12, 46, 18), ink.tone(0.86)) +
        cut(oval(x, y, 46, 18), tone) +
        cut(oval(x, y, 30, 11), ink.light, { opacity: 0.5 }) +
        cut(oval(x, y, 25, 9), tone),
      'flush',
    );
  const front =
    stage.sheet(
      cut('M-30 690C160 660 440 660 630 690V830H-30Z', stage.fade(ink.tone(0.72), ink.tone(0.9), 660, 800)) +
        drawn('M-30 706C160 676 440 676 630 706', ink.accent, 3, 0.8),
      'high',
    ) +
    chip(130, 724, ink.bloom) +
    chip(130, 708, ink.accent) +
    chip(130, 692, ink.bloom) +
    chip(468, 728, ink.accent) +
    chip(468, 712, ink.bloom) +
    chip(404, 748, ink.bloom);
  return { light, frames: ['bare', 'arch', 'curtain', 'bare'], back, hero: fans + cards, front };
};

/** A folded crane, to the left, about 320×260 round the origin. */
export const paperCrane = (stage: Stage, tone: string, shade: string): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(facet('6,24 74,-140 92,30 50,52'), shade) +
      cut(facet('44,40 176,-78 190,-78 84,66'), shade) +
      cut(facet('-24,30 -122,-82 -112,-92 -4,34'), tone) +
      cut(facet('-122,-82 -112,-92 -104,-74 -160,-44'), ink.accent) +
      cut(facet('-36,38 0,10 66,34 86,64 22,104'), tone) +
      cut(facet('-36,38 22,60 22,104'), shade, { opacity: 0.75 }) +
      cut(facet('-24,34 -64,-168 74,38 22,64'), tone) +
      cut(facet('-64,-168 74,38 24,40'), shade, { opacity: 0.6 }),
    'high',
  );
};

const cardHand =
  (company: 'cranes' | 'lanterns'): Motif =>
  (stage) => {
    const { ink, random } = stage;
    const light = { x: 300, y: 290, radius: 180, kind: random.pick(['full', 'ring', 'sun']) };
    const signs = random.chance(0.5)
      ? (['moon', 'flame', 'leaf', 'wave', 'back'] as const)
      : (['leaf', 'wave', 'flame', 'back', 'moon'] as const);
    const back =
      stage.sheet(cut(cloudBar(-60, 180, 220, 30) + cloudBar(420, 140, 240, 32), ink.tone(0.36)), 'flush') +
      stage.sheet(
        cut(cloudBar(-60, 620, 340, 50) + cloudBar(320, 640, 340, 50) + ground(616), ink.tone(0.5)),
        'low',
      );
    const hand = signs.map((sign, index) => {
      const turn = -40 + index * 20;
      const [x, y] = polar(300, 850, 330, turn - 90);
      return place(x, y, card(stage, sign), { turn, scale: 1.06 });
    });
    const above =
      company === 'cranes'
        ? place(472, 232, paperCrane(stage, ink.light, ink.accentDeep), { scale: 0.42, turn: -8 }) +
          place(118, 300, paperCrane(stage, ink.bloomLit, ink.bloomDeep), {
            scale: 0.5,
            flip: true,
            turn: 8,
          }) +
          place(300, 316, paperCrane(stage, stage.fade(ink.light, ink.tone(0.2), -150, 100), ink.bloom), {
            scale: 1.06,
          })
        : place(300, 292, skyLantern(stage, ink.bloom), { scale: 1.9 }) +
          place(112, 220, skyLantern(stage, ink.bloom), { scale: 0.72, turn: -7 }) +
          place(484, 250, skyLantern(stage, ink.bloom), { scale: 0.86, turn: 8 }) +
          place(430, 96, skyLantern(stage, ink.bloom), { scale: 0.4, turn: 4 });
    const hero = above + hand.join('');
    const front = stage.sheet(
      cut(
        cloudBar(-80, 770, 360, 60) + cloudBar(280, 776, 400, 60) + ground(766),
        stage.fade(ink.tone(0.74), ink.tone(0.9), 700, 800),
      ),
      'high',
    );
    return { light, frames: ['bare', 'gate', 'lattice', 'cloud'], starsTo: 260, back, hero, front };
  };

export const cardCranes = cardHand('cranes');
export const cardLanterns = cardHand('lanterns');

/** Seven lanterns on a line above a table with two cards, one for each seat. */
export const sevenLanterns: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 350, radius: 150, kind: random.pick(['full', 'ring', 'sun']) };
  const back =
    stage.sheet(cut(cloudBar(-60, 110, 200, 28) + cloudBar(440, 90, 240, 30), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 560, rise: 26, bottom: 830, steps: 3 }), ink.tone(0.52)),
      'low',
    );
  const line = drawn('M-20 130C150 300 450 300 620 130', ink.accent, 4, 0.85);
  const lanterns = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const along = (at + 0.5) / 7;
    const y = 130 + 510 * along * (1 - along);
    const scale = 0.62 + 0.16 * (1 - Math.abs(at - 3) / 3);
    return place(600 * along, y + 66, skyLantern(stage, at === 3 ? ink.accent : ink.bloom), { scale });
  });
  const cards =
    place(246, 566, card(stage, 'flame'), { turn: -12, scale: 1.08 }) +
    place(352, 560, card(stage, 'moon'), { turn: 10, scale: 1.08 });
  const hero = line + lanterns.join('') + cards;
  const front = stage.sheet(
    cut(
      'M-40 830C-20 640 160 610 300 610C440 610 620 640 640 830Z',
      stage.fade(ink.bloomDeep, ink.tone(0.9), 610, 820),
    ) + drawn('M-24 800C0 660 160 632 300 632C440 632 600 660 624 800', ink.accent, 4, 0.85),
    'high',
  );
  return { light, frames: ['bare', 'arch', 'curtain', 'gate'], starsTo: 240, back, hero, front };
};

/** Three cards before a great moon. */
export const moonlitCards: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 280, radius: 190, kind: 'full' } as const;
  const back =
    stage.sheet(cut(cloudBar(-70, 250, 250, 34) + cloudBar(400, 320, 260, 36), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 620, rise: 30, bottom: 830, steps: 4 }), ink.tone(0.52)),
      'low',
    );
  const signs = random.pick([
    ['leaf', 'moon', 'wave'],
    ['flame', 'moon', 'leaf'],
  ] as const);
  const hero = signs
    .map((sign, at) => {
      const turn = (at - 1) * 22;
      const [x, y] = polar(300, 860, 330, turn - 90);
      return place(x, y, card(stage, sign), { turn, scale: 1.04 });
    })
    .join('');
  const front = stage.sheet(
    cut(
      cloudBar(-80, 700, 380, 60) + cloudBar(300, 716, 400, 60) + ground(706),
      stage.fade(ink.tone(0.72), ink.tone(0.9), 660, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'cloud', 'lattice', 'bare'], starsTo: 300, back, hero, front };
};

/** A card on its face whose corner is lifted, before a moon that has only just risen. */
export const peeledCard: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 250, radius: 170, kind: random.pick(['full', 'sun', 'ring']) };
  const back =
    stage.sheet(cut(cloudBar(-60, 150, 220, 30) + cloudBar(420, 190, 240, 32), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 560, rise: 24, bottom: 830, steps: 3 }), ink.tone(0.52)),
      'low',
    );
  // The lifted corner lies mirrored along its fold: what was below it to the right is above it to the left.
  const lifted = stage.sheet(
    cut(shape('75,-3! -29,107! -35,3!'), stage.fade(ink.light, ink.tone(0.17), -20, 110)) +
      place(2, 24, cut(disc(0, 0, 13), ink.bloom)) +
      place(-22, 62, cut(disc(0, 0, 7), ink.bloom)),
    'high',
  );
  const squeezed = stage.sheet(
    cut(
      'M-61 -107H61A14 14 0 0 1 75 -93V-3L-29 107H-61A14 14 0 0 1 -75 93V-93A14 14 0 0 1 -61 -107Z',
      stage.fade(ink.bloom, ink.bloomDeep, -107, 107),
    ) +
      cut(
        [-48, -16, 16, 48]
          .flatMap((x) =>
            // None across the fold.
            [-72, -36, 0, 36]
              .filter((y) => x + y < 40)
              .map((y) => shape(`${x},${y - 15}! ${x + 12},${y}! ${x},${y + 15}! ${x - 12},${y}!`)),
          )
          .join(''),
        ink.accent,
        { opacity: 0.6 },
      ),
    'low',
  );
  const hero =
    place(404, 470, card(stage, 'back'), { turn: 16, scale: 1.3 }) +
    place(262, 470, squeezed + lifted, { turn: -8, scale: 1.9 });
  const front = stage.sheet(
    cut('M-30 700C160 670 440 670 630 700V830H-30Z', stage.fade(ink.tone(0.72), ink.tone(0.9), 660, 800)) +
      drawn('M-30 716C160 686 440 686 630 716', ink.accent, 3, 0.8),
    'high',
  );
  return { light, frames: ['bare', 'arch', 'cloud', 'bare'], back, hero, front };
};
