import { fan, fanSlits } from '../paper/fan.ts';
import { disc, leaf, line, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { ripples, swell } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';

type Spine = readonly (readonly [x: number, y: number, width: number])[];

const bent: Spine = [
  [96, -186, 34],
  [84, -158, 72],
  [60, -112, 100],
  [28, -56, 104],
  [2, 2, 90],
  [-10, 58, 64],
  [-4, 106, 38],
  [16, 146, 22],
];

/** Little crescents of light across the back, in rows like scales. */
const scales = (spine: Spine, colour: string): string => {
  const arcs: string[] = [];
  for (let index = 2; index < spine.length - 1; index += 1) {
    const here = spine[index];
    const next = spine[index + 1];
    if (here === undefined || next === undefined) continue;
    for (const share of [0, 0.34, 0.67]) {
      const x = here[0] + (next[0] - here[0]) * share;
      const y = here[1] + (next[1] - here[1]) * share;
      const half = (here[2] + (next[2] - here[2]) * share) / 2;
      const angle = Math.atan2(next[1] - here[1], next[0] - here[0]);
      const lanes = half > 34 ? [-0.62, -0.22, 0.22, 0.62] : half > 20 ? [-0.5, 0, 0.5] : [0];
      for (const lane of lanes) {
        const cx = x - Math.sin(angle) * half * lane;
        const cy = y + Math.cos(angle) * half * lane;
        const wide = Math.min(11, half * 0.3);
        const px = -Math.sin(angle) * wide;
        const py = Math.cos(angle) * wide;
        const bow = wide * 0.95;
        arcs.push(
          `M${(cx - px).toFixed(1)} ${(cy - py).toFixed(1)}Q${(cx + Math.cos(angle) * bow * 1.6).toFixed(1)} ${(cy + Math.sin(angle) * bow * 1.6).toFixed(1)} ${(cx + px).toFixed(1)} ${(cy + py).toFixed(1)}`,
        );
      }
    }
  }
  return drawn(arcs.join(''), colour, 2.6, 0.78);
};

/** A koi seen from above, nose up and to the right, about 420 units long. */
export const koi = (stage: Stage, body: string, patch: string, fin: string): string => {
  const { ink } = stage;
  const scale = body === ink.light ? ink.glow : ink.light;
  const outline = ribbon(bent.map((station) => station.join(',')).join(' '));
  const tails = [
    shape('8,126! 30,160 34,210 8,262 -30,296! -34,250 -24,204 -10,160'),
    shape('14,128! 48,154 84,190 104,238 102,282! 66,262 34,222 14,172'),
  ].join('');
  const tailSlits = [
    ribbon('8,160,0 0,210,4 -22,266,0'),
    ribbon('16,164,0 18,206,4 2,250,0'),
    ribbon('30,168,0 56,206,4 86,252,0'),
    ribbon('36,164,0 70,196,4 94,228,0'),
  ].join('');
  const breast = [
    { x: 22, y: -104, radius: 92, from: 118, to: 190, ribs: 6, scallop: 0.05 },
    { x: 92, y: -86, radius: 90, from: -12, to: 62, ribs: 6, scallop: 0.05 },
  ];
  const belly = [
    { x: -34, y: 24, radius: 52, from: 100, to: 158, ribs: 4, scallop: 0.06 },
    { x: 26, y: 36, radius: 50, from: 22, to: 82, ribs: 4, scallop: 0.06 },
  ];
  const fins = [...breast, ...belly];
  const patches = [
    shape('112,-178 96,-194 78,-176 62,-150 74,-128 100,-136'),
    shape('92,-96 70,-112 34,-96 2,-66 -8,-38 20,-30 44,-44 66,-46 80,-66'),
    shape('34,4 8,-6 -26,10 -42,36 -34,66 -10,60 14,44 30,28'),
    shape('8,86 -18,84 -24,108 -6,126 10,112'),
  ].join('');
  return (
    stage.sheet(
      fins.map((part) => cut(fan(part), fin)).join('') +
        cut(tails, fin) +
        fins.map((part) => fanSlits(part, ink.light)).join('') +
        cut(tailSlits, ink.light, { opacity: 0.75 }),
      'low',
    ) +
    stage.sheet(
      cut(outline, body) +
        stage.within(outline, cut(patches, patch)) +
        scales(bent, scale) +
        drawn(line('52,-140 66,-124 88,-118 110,-124'), scale, 3, 0.9) +
        cut(ribbon('54,-92,0 26,-40,9 2,14,9 -8,60,0'), fin) +
        cut(disc(70, -160, 5.5) + disc(112, -150, 5.5), ink.tone(0.92)) +
        cut(disc(68.5, -162, 1.8) + disc(110.5, -152, 1.8), ink.light) +
        drawn(line('86,-196 70,-208 54,-206') + line('106,-192 124,-198 134,-188'), body, 3),
      'high',
    )
  );
};

export const pad = (
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  turn: number,
  tone: string,
): string => {
  const notch = (degrees: number): string => {
    const [px, py] = polar(0, 0, radius, degrees);
    return `${px.toFixed(1)} ${py.toFixed(1)}`;
  };
  const veins = spread(9, 40, 320)
    .map((degrees) => {
      const [x2, y2] = polar(0, 0, radius * 0.84, degrees);
      const [x1, y1] = polar(0, 0, radius * 0.16, degrees);
      return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
    })
    .join('');
  return place(
    x,
    y,
    cut(`M0 0L${notch(16)}A${radius} ${radius} 0 1 1 ${notch(-16)}Z`, tone) +
      drawn(veins, stage.ink.glow, 2.2, 0.4),
    { turn },
  );
};

/** A lantern set afloat in a cup of petals. */
export const waterLantern = (stage: Stage, x: number, y: number, scale: number): string => {
  const { ink } = stage;
  const petals = [-70, -38, 0, 38, 70]
    .map((turn) => place(0, 0, cut(leaf(0, 14, 0, -44, 26), turn === 0 ? ink.bloomLit : ink.bloom), { turn }))
    .join('');
  const rings = drawn('M-86 22q43 22 86 22t86 -22M-62 14q31 14 62 14t62 -14', ink.light, 2.4, 0.4);
  return place(
    x,
    y,
    rings +
      spark(stage, 0, -14, 15, 6) +
      stage.sheet(petals, 'low') +
      cut(shape('0,-34! 9,-18 10,-6 0,2 -10,-6 -9,-18'), ink.light),
    { scale },
  );
};

/** Koi round the moon's reflection. */
export const koiMoon: Motif = (stage) => {
  const { ink, random } = stage;
  const pair = random.chance(0.5);
  const light = { x: 290, y: 350, radius: 158, kind: 'full' as const };
  const back =
    ripples(stage, 30, 780, ink.light, 0.26) +
    stage.sheet(
      pad(stage, 70, 160, 86, 30, ink.tone(0.56)) + pad(stage, 540, 600, 96, 200, ink.tone(0.58)),
      'low',
    ) +
    stage.sheet(
      pad(stage, 506, 124, 62, 120, ink.tone(0.66)) + pad(stage, 44, 640, 78, -40, ink.tone(0.68)),
      'low',
    );
  const hero = pair
    ? place(208, 372, koi(stage, ink.heroLit, ink.hero, ink.hero), { scale: 1.02, turn: 8 }) +
      place(418, 452, koi(stage, ink.light, ink.accent, ink.accent), { scale: 0.86, turn: 196 })
    : place(300, 372, koi(stage, ink.light, ink.hero, ink.hero), { scale: 1.3, turn: 6 });
  const front =
    stage.sheet(
      pad(stage, 78, 736, 104, -20, stage.fade(ink.tone(0.74), ink.tone(0.86), -100, 100)) +
        pad(stage, 570, 764, 118, 150, stage.fade(ink.tone(0.76), ink.tone(0.9), -100, 100)),
      'high',
    ) +
    waterLantern(stage, 112, 668, 1) +
    waterLantern(stage, 500, 690, 1.16) +
    waterLantern(stage, 516, 96, 0.62);
  return { light, frames: ['bare', 'gate', 'bough', 'lattice'], back, hero, front };
};

const bead = (stage: Stage, x: number, y: number, radius: number): string =>
  cut(
    disc(x, y, radius),
    stage.bloom(x - radius * 0.3, y - radius * 0.3, radius * 1.5, [
      [0, stage.ink.light, 1],
      [0.7, stage.ink.accent, 1],
      [1, stage.ink.accentDeep, 1],
    ]),
  );

/** A shoal that carries pearls round a whirl: draws of numbers. */
export const numberFish: Motif = (stage) => {
  const { ink } = stage;
  const light = { x: 300, y: 372, radius: 86, kind: 'full' as const };
  const shoal = spread(6, 0, 300).map((degrees, index) => {
    const [x, y] = polar(300, 378, 196, degrees - 40);
    const lit = index % 2 === 0;
    return place(
      x,
      y,
      koi(stage, lit ? ink.heroLit : ink.light, lit ? ink.hero : ink.accent, lit ? ink.hero : ink.accent),
      {
        scale: 0.52,
        turn: degrees + 112,
      },
    );
  });
  const pearls = spread(8, 22, 337).map((degrees) => {
    const [x, y] = polar(300, 378, 112, degrees);
    return bead(stage, x, y, 17);
  });
  const back = stage.sheet(
    cut(swell({ width: 600, y: 610, rise: 16, bottom: 830, steps: 4 }), ink.tone(0.5)),
    'low',
  );
  const front =
    stage.sheet(
      cut(swell({ width: 600, y: 690, rise: 18, bottom: 830, steps: 3 }, 60), ink.tone(0.68)),
      'low',
    ) +
    stage.sheet(
      cut(swell({ width: 600, y: 742, rise: 20, bottom: 830, steps: 3 }, -30), ink.tone(0.84)),
      'high',
    );
  return {
    light,
    frames: ['scallop', 'cloud', 'gate', 'arch'],
    back,
    hero: shoal.join('') + stage.sheet(pearls.join(''), 'low'),
    front,
  };
};
