import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, line, oval, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground, hills, pine } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage } from '../paper/stage.ts';
import { person } from './people.ts';

/** A tennisBall(stage) with seams, in the hoop's game. */
const basketball = (stage: Stage, x: number, y: number, radius: number): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(
      disc(x, y, radius),
      stage.bloom(x - radius * 0.3, y - radius * 0.4, radius * 1.7, [
        [0, ink.bloomLit, 1],
        [0.6, ink.bloom, 1],
        [1, ink.bloomDeep, 1],
      ]),
    ) +
      drawn(
        `M${x - radius} ${y}Q${x} ${y + radius * 0.3} ${x + radius} ${y}M${x} ${y - radius}Q${x + radius * 0.3} ${y} ${x} ${y + radius}M${x - radius * 0.76} ${y - radius * 0.66}Q${x - radius * 0.1} ${y} ${x - radius * 0.62} ${y + radius * 0.78}M${x + radius * 0.7} ${y - radius * 0.72}Q${x + radius * 0.3} ${y + radius * 0.1} ${x + radius * 0.78} ${y + radius * 0.62}`,
        ink.tone(0.86),
        radius * 0.06,
      ),
    'high',
  );
};

/** An arm reaching up out of the crowd. Path data. */
const arm =
  ribbon('-20,840,74 40,730,58 90,650,46 104,590,40') +
  [0, 1, 2, 3]
    .map((finger) =>
      ribbon(`${92 + finger * 11},604,14 ${90 + finger * 18},566,12 ${96 + finger * 24},534,9`),
    )
    .join('') +
  ribbon('88,610,16 66,588,13 58,562,9');

export const hoopMoon: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 250, radius: 170, kind: 'full' as const };
  const back =
    stage.sheet(
      cut(
        [20, 110, 430, 520].map((x, index) => box(x, 420 + (index % 2) * 50, 84, 400)).join(''),
        ink.tone(0.48),
      ),
      'low',
    ) +
    cut(
      [
        [34, 450],
        [64, 450],
        [34, 490],
        [124, 500],
        [154, 540],
        [446, 450],
        [476, 490],
        [536, 500],
        [566, 540],
      ]
        .map(([x = 0, y = 0]) => box(x, y, 14, 18))
        .join(''),
      ink.light,
      { opacity: 0.7 },
    ) +
    stage.sheet(
      cut(box(-30, 620, 660, 220), ink.tone(0.6)) +
        drawn(
          spread(28, -20, 620)
            .map((x) => `M${x} 520V640`)
            .join('') +
            spread(4, 530, 620)
              .map((y) => `M-30 ${y}H630`)
              .join(''),
          ink.tone(0.7),
          2.2,
          0.6,
        ),
      'low',
    );
  const net =
    spread(7, 238, 362)
      .map((x) => `M${x} 432Q${300 + (x - 300) * 0.55} 500 ${300 + (x - 300) * 0.62} 560`)
      .join('') +
    [462, 494, 528]
      .map((y, index) => `M${246 + index * 9} ${y}Q300 ${y + 14} ${354 - index * 9} ${y}`)
      .join('');
  const hero =
    stage.sheet(cut(ribbon('566,840,28 566,560,26 556,420,22 500,340,20 420,320,20'), ink.heroDeep), 'low') +
    stage.sheet(
      cut(box(150, 210, 300, 196, 12), stage.fade(ink.heroLit, ink.heroDeep, 210, 406)) +
        pierced(box(164, 224, 272, 168, 6) + box(170, 230, 260, 156, 5), ink.light, 0.8) +
        pierced(box(240, 300, 120, 84, 3) + box(248, 308, 104, 68, 2), ink.accent),
      'high',
    ) +
    drawn(net, ink.light, 4, 0.85) +
    stage.sheet(
      pierced(oval(300, 430, 68, 17) + oval(300, 430, 57, 10), ink.bloom) +
        cut(box(286, 402, 28, 20), ink.bloom),
      'low',
    ) +
    basketball(stage, 218, 170, 66) +
    drawn('M60 620Q70 300 160 200', ink.light, 4, 0.5);
  const front =
    stage.sheet(
      cut(arm, ink.tone(0.86)) + cut(shape('-40,840! 2,758 26,742! 66,782 50,830!'), ink.bloom),
      'high',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 776, rise: 6, bottom: 830, steps: 3 }) +
          person(400, 800, 110) +
          person(470, 806, 124) +
          person(534, 802, 104),
        ink.tone(0.92),
      ),
      'high',
    );
  return { light, frames: ['bare', 'lattice'], starsTo: 420, back, hero, front };
};

/** A strung racket, the end of its handle below. */
const racket = (stage: Stage, turn: number, x: number, y: number, tone: string): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    stage.sheet(
      drawn(
        [
          ...spread(9, -74, 74).map(
            (gx) =>
              `M${gx} ${-Math.sqrt(Math.max(0, 1 - (gx / 92) ** 2)) * 116 - 160}V${Math.sqrt(Math.max(0, 1 - (gx / 92) ** 2)) * 116 - 160}`,
          ),
          ...spread(11, -96, 96).map(
            (gy) =>
              `M${-Math.sqrt(Math.max(0, 1 - (gy / 116) ** 2)) * 92} ${gy - 160}H${Math.sqrt(Math.max(0, 1 - (gy / 116) ** 2)) * 92}`,
          ),
        ].join(''),
        ink.light,
        2,
        0.75,
      ) +
        pierced(oval(0, -160, 100, 124) + oval(0, -160, 84, 108), tone) +
        cut(shape('-46,-62! -14,-20 -11,20! 11,20! 14,-20 46,-62! 0,-26'), tone) +
        cut(box(-11, 10, 22, 80) + box(-15, 80, 30, 130, 8), tone) +
        cut(box(-15, 90, 30, 120, 8), ink.tone(0.84)) +
        drawn('M-14 108L14 120M-14 132L14 144M-14 156L14 168M-14 180L14 192', ink.light, 3, 0.5),
      'high',
    ),
    { turn },
  );
};

/** A shuttlecock in flight. */
const shuttle = (stage: Stage): string => {
  const { ink } = stage;
  return place(
    420,
    210,
    stage.sheet(
      cut(
        [-34, -20, -7, 7, 20, 34]
          .map((turn) => {
            const [x, y] = polar(0, 0, 118, turn - 90);
            return leaf(0, 10, x, y, 27);
          })
          .join(''),
        ink.light,
      ) +
        drawn('M-24 -44Q0 -52 24 -44M-38 -74Q0 -86 38 -74', ink.bloom, 3.4) +
        cut(shape('-25,0! -22,26 0,38 22,26 25,0! 0,8'), ink.bloom),
      'high',
    ),
    { turn: 36, scale: 1.05 },
  );
};

/** A tennis ball. */
const tennisBall = (stage: Stage): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(
      disc(424, 210, 46),
      stage.bloom(410, 192, 74, [
        [0, ink.light, 1],
        [1, ink.accent, 1],
      ]),
    ) + drawn('M386 184Q424 204 418 256M462 184Q430 196 436 164', ink.light, 4),
    'high',
  );
};

const court =
  (feather: boolean): Motif =>
  (stage) => {
    const { ink, random } = stage;
    const light = { x: 350, y: 270, radius: 150, kind: random.pick(['full', 'sun']) };
    const trail = drawn(
      line('470,120 520,60 610,0') + line('486,150 550,100 620,60') + line('446,110 480,50 540,-10'),
      ink.light,
      4,
      0.4,
    );
    const back =
      stage.sheet(cut(cloudBar(-40, 160, 210, 30) + cloudBar(-60, 380, 180, 26), ink.tone(0.36)), 'flush') +
      stage.sheet(
        cut(
          hills(random, { width: 600, y: 560, rise: 46, bottom: 830, steps: 4 }) +
            [30, 80, 530, 580].map((x, index) => pine(x, 580, 110 + (index % 2) * 40)).join(''),
          ink.tone(0.48),
        ),
        'low',
      ) +
      stage.sheet(cut(ground(620), ink.tone(0.58)), 'low');
    const net =
      drawn(
        [
          ...spread(31, -20, 620).map((x) => `M${x} 560V650`),
          ...spread(5, 576, 640).map((y) => `M-30 ${y}H630`),
        ].join(''),
        ink.tone(0.76),
        2,
        0.7,
      ) +
      cut(box(-30, 552, 660, 13), ink.light) +
      cut(box(40, 540, 10, 130) + box(550, 540, 10, 130), ink.tone(0.84));
    const hero =
      mist(stage, 300, 420, 300, 0.3) +
      net +
      trail +
      (feather ? shuttle(stage) : tennisBall(stage)) +
      racket(stage, -32, 250, 470, stage.fade(ink.bloomLit, ink.bloom, -280, 60));
    const front = stage.sheet(
      cut('M-30 700C160 690 440 690 630 700V830H-30Z', stage.fade(ink.tone(0.7), ink.tone(0.88), 690, 800)) +
        drawn('M-30 736H630M120 700L40 830M480 700L560 830', ink.light, 4, 0.6),
      'high',
    );
    return { light, frames: ['bare', 'lattice'], back, hero, front };
  };

export const featherCourt = court(true);
export const tennisCourt = court(false);
