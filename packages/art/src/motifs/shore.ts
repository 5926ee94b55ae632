import { mist } from '../paper/backdrop.ts';
import { box, disc, facet, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, hills, pine, ripples, swell, waves } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';

/** A lighthouse on its rock, foot at y 0, about 420 high. */
const lighthouseTower = (stage: Stage): string => {
  const { ink } = stage;
  const tower = facet('-46,0 -28,-300 28,-300 46,0');
  const bands = facet('-43,-40 -39,-100 39,-100 43,-40') + facet('-36,-160 -32,-220 32,-220 36,-160');
  return (
    stage.sheet(
      cut(tower, stage.fade(ink.light, ink.tone(0.24), -300, 0)) +
        cut(bands + facet('-30,-272 -28,-300 28,-300 30,-272'), ink.hero) +
        cut('M-12 0V-34q12 -18 24 0V0Z', ink.heroDeep) +
        cut(box(-6, -134, 12, 22, 3) + box(-5, -252, 10, 20, 3), ink.tone(0.8)) +
        cut('M12 -300L46 0H20L4 -300Z', ink.tone(0.7), { opacity: 0.2 }),
      'high',
    ) +
    stage.sheet(
      cut(box(-44, -312, 88, 14, 4), ink.heroDeep) +
        drawn(
          'M-42 -312V-330M-21 -312V-330M0 -312V-330M21 -312V-330M42 -312V-330M-44 -330H44',
          ink.heroDeep,
          3.4,
        ),
      'flush',
    ) +
    cut(box(-24, -372, 48, 60), ink.tone(0.12)) +
    spark(stage, 0, -342, 14, 7) +
    stage.sheet(
      cut(
        shape('-34,-370! -24,-392 0,-412 24,-392 34,-370!') + box(-3, -436, 6, 30) + disc(0, -438, 6),
        ink.hero,
      ) + drawn('M-24 -372V-312M24 -372V-312M0 -372V-312', ink.heroDeep, 4),
      'flush',
    )
  );
};

export const lighthouse: Motif = (stage) => {
  const { ink } = stage;
  const light = { x: 318, y: 214, radius: 60, kind: 'hidden' as const };
  const moon = disc(136, 150, 42);
  const beam = (angle: number, spreadDegrees: number): string => {
    const [x1, y1] = polar(318, 218, 760, angle - spreadDegrees);
    const [x2, y2] = polar(318, 218, 760, angle + spreadDegrees);
    return facet(`318,206 ${x1},${y1} ${x2},${y2} 318,230`);
  };
  const glare = stage.bloom(318, 218, 560, [
    [0, ink.light, 0.85],
    [1, ink.light, 0.04],
  ]);
  const back =
    cut(moon, ink.tone(0.1)) +
    cut(beam(168, 7) + beam(-14, 7), glare) +
    stage.sheet(cut(cloudBar(-40, 300, 200, 28) + cloudBar(420, 340, 240, 30), ink.tone(0.42)), 'flush') +
    stage.sheet(cut(swell({ width: 600, y: 530, rise: 14, bottom: 830, steps: 5 }), ink.tone(0.54)), 'low') +
    ripples(stage, 546, 650, ink.light, 0.3);
  const rock = shape(
    '90,760! 120,690 160,668 184,620 226,604 250,566 300,552 346,556 392,574 420,616 470,640 500,700 540,760!',
  );
  const cottage = box(378, 560, 78, 50) + facet('366,564 392,528 442,528 468,564') + box(434, 514, 14, 26);
  const hero =
    mist(stage, 318, 330, 260, 0.25) +
    stage.sheet(
      cut(cottage, ink.heroDeep) + cut(box(396, 576, 16, 18) + box(426, 576, 14, 18), ink.light),
      'low',
    ) +
    place(318, 566, lighthouseTower(stage), { scale: 0.84 }) +
    stage.sheet(
      cut(rock, stage.fade(ink.tone(0.68), ink.tone(0.86), 550, 760)) +
        cut(
          leaf(230, 640, 260, 740, 14) +
            leaf(330, 610, 340, 720, 12) +
            leaf(420, 660, 440, 750, 12) +
            leaf(168, 700, 182, 756, 8),
          ink.glow,
          { opacity: 0.18 },
        ) +
        drawn('M318 566C336 590 280 604 296 630S360 668 330 700', ink.glow, 4, 0.35),
      'high',
    );
  const front =
    stage.sheet(
      cut(waves({ width: 600, y: 718, rise: 50, bottom: 830, steps: 5 }, 20), ink.tone(0.72)),
      'low',
    ) +
    stage.sheet(
      cut(waves({ width: 600, y: 770, rise: 58, bottom: 830, steps: 4 }, -50), ink.tone(0.88)),
      'high',
    );
  return { light, frames: ['bare', 'scallop', 'lattice', 'gate'], starsTo: 420, back, hero, front };
};

/** A paper lantern that flies by its own flame, about 110×130 round the origin. */
export const skyLantern = (stage: Stage, tone: string): string => {
  const { ink } = stage;
  const body = shape('-40,-62! 0,-74 40,-62! 58,-20 50,30 34,62! -34,62! -50,30 -58,-20');
  return (
    cut(
      disc(0, 30, 120),
      stage.bloom(0, 30, 120, [
        [0, ink.glow, 0.75],
        [1, ink.glow, 0],
      ]),
    ) +
    stage.sheet(
      cut(
        body,
        stage.bloom(0, 48, 120, [
          [0, ink.light, 1],
          [0.4, ink.accent, 1],
          [1, tone, 1],
        ]),
      ) +
        cut(
          ribbon('-20,-66,0 -28,-10,3 -18,60,0') +
            ribbon('20,-66,0 28,-10,3 18,60,0') +
            ribbon('0,-70,0 0,0,3 0,60,0'),
          ink.hero,
          { opacity: 0.45 },
        ) +
        cut(facet('-36,58 36,58 32,68 -32,68'), ink.heroDeep),
      'low',
    ) +
    cut(shape('0,54! 8,66 0,78 -8,66'), ink.light)
  );
};

export const skyLanterns: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 480, radius: 80, kind: 'hidden' as const };
  const small = Array.from(
    { length: 16 },
    () => [random.between(30, 570), random.between(40, 470), random.between(0.1, 0.26)] as const,
  );
  const back =
    small.map(([x, y, scale]) => place(x, y, skyLantern(stage, ink.heroLit), { scale })).join('') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 600, rise: 60, bottom: 830, steps: 4 }), ink.tone(0.48)),
      'low',
    ) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 650, rise: 30, bottom: 830, steps: 3 }), ink.tone(0.6)),
      'low',
    );
  const hero =
    place(140, 200, skyLantern(stage, ink.hero), { scale: 0.66, turn: -6 }) +
    place(470, 268, skyLantern(stage, ink.hero), { scale: 0.82, turn: 7 }) +
    place(290, 372, skyLantern(stage, ink.hero), { scale: 1.66, turn: random.between(-4, 4) }) +
    place(106, 470, skyLantern(stage, ink.hero), { scale: 0.5, turn: 4 }) +
    place(510, 500, skyLantern(stage, ink.hero), { scale: 0.42, turn: -4 });
  const person = (x: number, y: number, height: number, reach: 1 | -1 | 0): string =>
    shape(
      `${x - height * 0.17},${y}! ${x - height * 0.13},${y - height * 0.5} ${x},${y - height * 0.7} ${x + height * 0.13},${y - height * 0.5} ${x + height * 0.17},${y}!`,
    ) +
    disc(x, y - height * 0.84, height * 0.12) +
    (reach === 0
      ? ''
      : ribbon(
          `${x},${y - height * 0.62},${height * 0.1} ${x + reach * height * 0.14},${y - height * 0.84},${height * 0.08} ${x + reach * height * 0.2},${y - height * 1.06},${height * 0.06}`,
        ));
  const front =
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 716, rise: 8, bottom: 830, steps: 3 }) +
          person(256, 716, 96, 1) +
          person(322, 718, 104, -1) +
          person(372, 720, 64, -1),
        stage.fade(ink.tone(0.76), ink.tone(0.9), 620, 800),
      ),
      'high',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 776, rise: 10, bottom: 830, steps: 3 }) +
          pine(30, 800, 200) +
          pine(576, 800, 230),
        ink.tone(0.92),
      ),
      'high',
    );
  return { light, frames: ['bare', 'bough', 'arch'], starsTo: 420, back, hero, front };
};

const craneFrame = (x: number, base: number, height: number, flip: 1 | -1): string => {
  const top = base - height;
  const post = (dx: number): string => `M${x + dx * flip} ${base}V${top}`;
  const boomY = top + 20;
  const reach = height * 0.62;
  return (
    `${post(-30)}${post(30)}M${x - 30} ${top + height * 0.34}H${x + 30}M${x - 30} ${top + height * 0.66}H${x + 30}` +
    `M${x - 30} ${base}L${x + 30} ${top + height * 0.66}L${x - 30} ${top + height * 0.34}L${x + 30} ${top}` +
    `M${x - flip * height * 0.24} ${boomY}H${x + flip * reach}M${x} ${top - height * 0.2}L${x + flip * reach} ${boomY}M${x} ${top - height * 0.2}L${x - flip * height * 0.24} ${boomY}M${x - 20} ${top}L${x} ${top - height * 0.2}L${x + 20} ${top}` +
    `M${x + flip * reach * 0.72} ${boomY}V${boomY + height * 0.34}`
  );
};

export const harborCranes: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 290, y: 270, radius: 138, kind: random.pick(['full', 'sun', 'ring']) };
  const crate = (x: number, y: number, width: number, height: number, tone: string): string =>
    cut(box(x, y, width, height, 3), tone) +
    drawn(
      spread(5, x + 10, x + width - 10)
        .map((cx) => `M${cx.toFixed(0)} ${y + 6}V${y + height - 6}`)
        .join(''),
      ink.tone(0.9),
      2.4,
      0.35,
    );
  const back =
    stage.sheet(cut(cloudBar(-40, 150, 200, 26) + cloudBar(420, 210, 240, 28), ink.tone(0.34)), 'flush') +
    stage.sheet(
      drawn(craneFrame(120, 590, 230, 1) + craneFrame(500, 590, 200, -1), ink.tone(0.48), 7),
      'flush',
    ) +
    stage.sheet(cut(box(-30, 574, 660, 260), ink.tone(0.5)), 'low');
  const hull = shape('60,640! 64,610! 540,600! 582,566! 570,640 540,716! 100,716! 74,690');
  const hero =
    mist(stage, 300, 440, 310, 0.3) +
    stage.sheet(
      drawn(craneFrame(210, 660, 400, 1), ink.hero, 13) +
        cut(box(168, 262, 40, 40, 4), ink.hero) +
        cut(box(176, 270, 24, 16), ink.light),
      'high',
    ) +
    stage.sheet(
      crate(346, 440, 96, 46, ink.accent) + drawn('M358 440L388 400L430 440', ink.heroDeep, 4),
      'low',
    ) +
    stage.sheet(
      crate(120, 560, 84, 48, ink.accent) +
        crate(208, 560, 84, 48, ink.heroLit) +
        crate(296, 558, 84, 48, ink.accentDeep) +
        crate(120, 510, 84, 48, ink.heroLit) +
        crate(208, 510, 84, 48, ink.accentDeep) +
        crate(384, 556, 60, 46, ink.heroLit),
      'low',
    ) +
    stage.sheet(
      cut(box(462, 500, 66, 108, 4) + box(450, 476, 90, 26, 4) + box(486, 438, 20, 40), ink.heroDeep) +
        cut(
          spread(4, 470, 514)
            .map((x) => box(x, 484, 9, 11))
            .join('') +
            spread(3, 472, 508)
              .flatMap((x) => [520, 546, 572].map((y) => box(x, y, 9, 10)))
              .join(''),
          ink.light,
        ),
      'low',
    ) +
    stage.sheet(
      cut(hull, stage.fade(ink.heroDeep, ink.tone(0.88), 570, 716)) +
        cut(ribbon('70,650,0 300,660,8 560,630,0'), ink.accent) +
        cut(
          spread(5, 380, 500)
            .map((x) => disc(x, 676, 6))
            .join(''),
          ink.light,
          { opacity: 0.85 },
        ),
      'high',
    );
  const front =
    stage.sheet(cut(swell({ width: 600, y: 706, rise: 16, bottom: 830, steps: 4 }), ink.tone(0.66)), 'low') +
    ripples(stage, 716, 760, ink.light, 0.3) +
    stage.sheet(
      cut(swell({ width: 600, y: 766, rise: 18, bottom: 830, steps: 3 }, 50), ink.tone(0.86)),
      'high',
    );
  return { light, frames: ['bare', 'lattice', 'scallop'], starsTo: 240, back, hero, front };
};
