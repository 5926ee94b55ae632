import { box, disc, leaf, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cut, drawn, pierced, place, type Stage, spark } from '../paper/stage.ts';

/** A tongue of flame. */
const tongue = (x: number, y: number, height: number, lean: number, tone: string): string =>
  cut(
    shape(
      `${x + lean},${y - height}! ${x + height * 0.22 + lean * 0.4},${y - height * 0.5} ${x + height * 0.26},${y - height * 0.12} ${x},${y} ${x - height * 0.26},${y - height * 0.12} ${x - height * 0.2 + lean * 0.3},${y - height * 0.46}`,
    ),
    tone,
  );

/** A chilli pepper. */
const pepper = (stage: Stage, x: number, y: number, turn: number, scale: number, tone: string): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    stage.sheet(
      cut(shape('-20,-66! 0,-74 20,-66! 30,-30 22,20 4,66 -20,96! -16,50 -26,10 -32,-30'), tone) +
        cut(leaf(-12, -46, -12, 30, 9, 3), ink.light, { opacity: 0.6 }) +
        cut(shape('-24,-64! -10,-82 -4,-104! 8,-104 8,-82 24,-64! 8,-58 0,-66 -8,-58'), ink.tone(0.62)),
      'low',
    ),
    { turn, scale },
  );
};

/** Peppers hung up to dry. */
export const pepperString = (stage: Stage, x: number, top: number, count: number): string => {
  const { ink } = stage;
  return (
    drawn(`M${x} -20V${top + count * 44}`, ink.tone(0.8), 4) +
    Array.from({ length: count }, (_, index) =>
      pepper(
        stage,
        x + (index % 2 === 0 ? -16 : 16),
        top + index * 44,
        index % 2 === 0 ? 26 : -26,
        0.5,
        index % 3 === 0 ? ink.accent : ink.bloom,
      ),
    ).join('')
  );
};

export const pepperKitchen: Motif = (stage) => {
  const { ink } = stage;
  const light = { x: 300, y: 420, radius: 150, kind: 'hidden' as const };
  const wok = shape('96,470! 504,470! 492,530 440,592 360,620 240,620 160,592 108,530');
  const back =
    cut(
      disc(300, 440, 300),
      stage.bloom(300, 440, 300, [
        [0, ink.light, 0.9],
        [0.5, ink.glow, 0.5],
        [1, ink.glow, 0],
      ]),
    ) +
    stage.sheet(
      cut(box(-30, 250, 660, 14) + box(40, 262, 12, 40) + box(548, 262, 12, 40), ink.tone(0.62)) +
        cut(
          [
            [110, 250],
            [470, 250],
          ]
            .map(([x = 0, y = 0]) =>
              shape(
                `${x - 30},${y}! ${x - 38},${y - 30} ${x - 18},${y - 58}! ${x + 18},${y - 58}! ${x + 38},${y - 30} ${x + 30},${y}!`,
              ),
            )
            .join('') + [180, 230, 370, 416].map((x) => box(x - 14, 210, 28, 40, 5)).join(''),
          ink.tone(0.58),
        ),
      'low',
    );
  const toss = [
    [150, 318, 50, 0.95, ink.bloom],
    [246, 232, -34, 1.05, ink.accent],
    [364, 250, 36, 1, ink.bloom],
    [452, 330, -56, 0.9, ink.accent],
    [302, 366, 8, 1, ink.bloom],
  ] as const;
  const hero =
    pepperString(stage, 44, 90, 6) +
    pepperString(stage, 556, 90, 5) +
    pepperString(stage, 506, 70, 3) +
    [
      [-0.3, 0.5],
      [0, 0.75],
      [0.32, 0.55],
    ]
      .map(([dx = 0, h = 0]) => tongue(300 + dx * 340, 470, 420 * h, dx * 60, ink.bloomLit))
      .join('') +
    [
      [-0.18, 0.4],
      [0.16, 0.46],
    ]
      .map(([dx = 0, h = 0]) => tongue(300 + dx * 340, 472, 420 * h, dx * -40, ink.accent))
      .join('') +
    tongue(300, 474, 170, 0, ink.light) +
    toss.map(([x, y, turn, scale, tone]) => pepper(stage, x, y, turn, scale, tone)).join('') +
    spark(stage, 214, 220, 3, 5) +
    spark(stage, 400, 236, 3, 5) +
    spark(stage, 330, 196, 2.4, 5) +
    stage.sheet(
      cut(ribbon('100,486,22 40,466,24 -40,440,26'), ink.accentDeep) +
        cut(wok, stage.fade(ink.tone(0.72), ink.tone(0.92), 470, 620)) +
        drawn('M110 474H490', ink.glow, 5, 0.8) +
        cut(ribbon('130,510,0 176,574,7 260,604,0'), ink.glow, { opacity: 0.4 }) +
        pierced(oval(520, 492, 26, 17) + oval(520, 492, 15, 9), ink.tone(0.86)),
      'high',
    );
  const logs = [190, 260, 340, 410]
    .map((x, index) =>
      tongue(x, 716, 92 + (index % 2) * 36, (index - 1.5) * 10, index % 2 === 0 ? ink.bloom : ink.accent),
    )
    .join('');
  const front =
    stage.sheet(cut('M-30 690H130L160 640H440L470 690H630V830H-30Z', ink.tone(0.82)), 'low') +
    cut('M190 730V690Q300 640 410 690V730Z', ink.tone(0.3)) +
    logs +
    stage.sheet(
      cut(box(-30, 716, 660, 120), stage.fade(ink.tone(0.84), ink.tone(0.94), 716, 800)) +
        drawn(
          spread(7, 30, 570)
            .map((x) => `M${x - 36} 746H${x + 36}M${x} 746V716M${x - 36} 746V776M${x + 36} 776H${x - 36}`)
            .join(''),
          ink.glow,
          2,
          0.2,
        ),
      'high',
    );
  return { light, zoomMax: 1.1, frames: ['bare', 'eaves', 'arch'], back, hero, front };
};
