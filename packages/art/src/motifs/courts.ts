import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, line, oval, polar, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground, hills, pine } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage } from '../paper/stage.ts';

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

export const tennisCourt = court(false);
