import { backdrop, type Light, mist } from '@pavilion/art/paper/backdrop';
import { box, disc, oval, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { hills } from '@pavilion/art/paper/scenery';
import { cut, drawn, place, type Stage } from '@pavilion/art/paper/stage';
import { night, type Scene } from './scene.ts';

/** A wall of small drawers with brass rings, such as a druggist has, drawn from its upper left. */
const drawers = (stage: Stage, x: number, y: number, columns: number, rows: number): string => {
  const { ink } = stage;
  const [wide, high] = [92, 76];
  const each = (draw: (left: number, top: number) => string): string =>
    Array.from({ length: columns * rows }, (_, index) =>
      draw(x + 12 + (index % columns) * wide, y + 12 + Math.floor(index / columns) * high),
    ).join('');
  return (
    stage.sheet(
      cut(
        box(x, y, columns * wide + 16, rows * high + 16, 8),
        stage.fade('#6b3a26', '#2b1414', y, y + rows * high),
      ),
      'high',
    ) +
    cut(
      each((left, top) => box(left, top, wide - 8, high - 8, 5)),
      stage.fade('#8f5330', '#45221a', y, y + rows * high),
    ) +
    cut(
      each((left, top) => box(left + 20, top + 10, wide - 48, 18, 3)),
      '#e9d7ae',
      { opacity: 0.75 },
    ) +
    drawn(
      each((left, top) => `M${left + 34} ${top + 40}a8 10 0 1 0 16 0`),
      '#e9b44c',
      4,
    ) +
    drawn(`M${x} ${y}H${x + columns * wide + 16}`, ink.light, 3, 0.3)
  );
};

/** A cat asleep, its head on its paws and its tail around it; drawn round the middle of its lower edge. */
const cat = (stage: Stage): string =>
  cut(oval(0, 4, 200, 18), '#150a10', { opacity: 0.4 }) +
  stage.sheet(
    cut(
      shape('-190,0! -196,-70 -140,-138 -40,-158 70,-140 150,-84 176,-20 170,0!'),
      stage.fade('#f6b062', '#b45a1e', -158, 0),
    ),
    'high',
  ) +
  drawn(
    'M-60 -154Q-50 -128 -62 -104M-10 -158Q2 -130 -8 -102M40 -150Q54 -124 46 -98M92 -128Q104 -104 98 -80',
    '#8a3f14',
    12,
    0.8,
  ) +
  stage.sheet(
    cut(
      ribbon('150,-26,34 190,-8,36 120,0,36 10,-2,34 -40,-8,26'),
      stage.fade('#e99a4a', '#a04e18', -40, 10),
    ),
    'low',
  ) +
  drawn('M170 -24l14 22M110 -18l4 24M50 -18l2 22', '#8a3f14', 9, 0.7) +
  stage.sheet(
    cut(
      shape('-232,-30 -236,-84 -222,-140! -188,-104 -140,-106 -104,-142! -94,-84 -104,-34 -164,-4'),
      stage.fade('#ffc47c', '#c8702a', -142, 0),
    ) + cut(shape('-216,-116! -196,-100 -214,-86') + shape('-112,-118! -132,-100 -112,-88'), '#f3a0a0'),
    'high',
  ) +
  cut(oval(-166, -30, 44, 26), '#fff0d8') +
  drawn('M-206 -58q12 12 26 2M-150 -56q14 10 26 -2', '#4a2010', 6) +
  cut(shape('-174,-46! -158,-46! -166,-34'), '#c9505a') +
  drawn('M-166 -36q-8 12 -18 8M-166 -36q8 12 18 8', '#4a2010', 4) +
  drawn('M-160 -134q4 10 2 18M-178 -124q4 8 4 14M-142 -126q-2 8 -2 14', '#8a3f14', 7, 0.8);

/** An inkstone with its stick, and brushes in a pot; drawn round the middle of its lower edge. */
const writing = (stage: Stage): string =>
  stage.sheet(
    cut(ribbon('-16,-116,12 -30,-230,10 -44,-320,8') + ribbon('12,-116,12 16,-260,10 30,-350,8'), '#c98a48') +
      cut(
        shape('-58,-316! -32,-322! -34,-364 -52,-404!') + shape('18,-346! 42,-350! 46,-396 32,-430!'),
        '#efe6d4',
      ),
    'low',
  ) +
  stage.sheet(cut(box(-56, -128, 112, 128, 14), stage.fade('#5f93c9', '#1d3a66', -128, 0)), 'high') +
  drawn('M-40 -92Q-10 -60 20 -92T44 -70M-44 -46Q0 -20 44 -46', '#dceaff', 7, 0.7) +
  place(
    150,
    0,
    stage.sheet(
      cut(shape('-70,0! -78,-40 -56,-52! 56,-52! 78,-40 70,0!'), stage.fade('#4a4655', '#17141d', -52, 0)),
      'low',
    ) +
      cut(oval(6, -44, 44, 9), '#0b0a10') +
      place(44, -52, cut(box(-11, -64, 22, 66, 4), '#23202b') + cut(box(-11, -64, 22, 12, 3), '#e9b44c'), {
        turn: 18,
      }),
  );

/** The open ledger with its columns of figures; drawn round the middle of its lower edge. */
const openLedger = (stage: Stage): string =>
  stage.sheet(
    cut(shape('-230,0! -206,-78! -100,-92 0,-70! 100,-92 206,-78! 230,0! 110,-18 0,6! -110,-18'), '#2b4f86'),
    'low',
  ) +
  stage.sheet(
    cut(
      shape('-214,-10! -194,-84! -100,-98 0,-76! 0,-4! -104,-28') +
        shape('214,-10! 194,-84! 100,-98 0,-76! 0,-4! 104,-28'),
      stage.fade('#fff6de', '#d9c290', -98, 0),
    ),
    'low',
  ) +
  drawn(
    'M-176 -76L-190 -24M-140 -84L-150 -32M-104 -86L-110 -34M-68 -82L-72 -28M-34 -74L-36 -18M34 -74L36 -18M68 -82L72 -28M104 -86L110 -34',
    '#b3463a',
    3,
    0.7,
  ) +
  drawn('M-164 -70v14M-126 -76v18M-88 -74v12M-52 -68v16M52 -70v18M88 -76v12', '#2a1c18', 7, 0.8);

/** A lantern on its hook. */
const lantern = (stage: Stage, x: number, y: number, size: number): string =>
  cut(
    disc(x, y, size * 4),
    stage.bloom(x, y, size * 4, [
      [0, '#ffb46a', 0.5],
      [1, '#ffb46a', 0],
    ]),
  ) +
  drawn(`M${x} -30V${y - size}`, '#2a1d33', 5) +
  stage.sheet(
    cut(
      oval(x, y, size * 0.92, size),
      stage.bloom(x, y, size * 1.3, [
        [0, '#fff3cf', 1],
        [0.5, '#ffa24e', 1],
        [1, '#b8402b', 1],
      ]),
    ) +
      cut(
        box(x - size * 0.4, y - size * 1.16, size * 0.8, size * 0.24, 6) +
          box(x - size * 0.4, y + size * 0.94, size * 0.8, size * 0.24, 6),
        '#3a1f2b',
      ),
    'low',
  ) +
  drawn(`M${x} ${y + size * 1.18}v${size * 0.9}`, '#e9b44c', size * 0.13);

/** Roofs across the street, one behind the other. */
const roofs = (stage: Stage, left: number, right: number, y: number): string =>
  [
    [0.42, 0, 1],
    [0.58, 56, 0.84],
  ]
    .map(([tone = 0, drop = 0, scale = 1], row) =>
      stage.sheet(
        cut(
          spread(4, left - 40, right + 40)
            .map((x) =>
              shape(
                `${x - 150 * scale},${y + drop}! ${x - 70},${y + drop - 54} ${x + row * 30},${y + drop - 74}! ${x + 90},${y + drop - 54} ${x + 170 * scale},${y + drop}! ${x + 170},${y + drop + 260}! ${x - 150},${y + drop + 260}!`,
              ),
            )
            .join(''),
          stage.ink.tone(tone),
        ),
        'low',
      ),
    )
    .join('') +
  cut(
    spread(5, left + 30, right - 60)
      .map((x, index) => box(x, y + 74 + (index % 2) * 26, 22, 30, 3))
      .join(''),
    '#ffd98a',
    { opacity: 0.85 },
  );

/** A counting house at dusk: roofs in the window, drawers along the walls; ledger, ink and a sleeping cat on the counter. */
export const counter: Scene = (stage, form) => {
  const { ink, width, height } = stage;
  const wide = form === 'wide';
  const [left, top, across, high] = wide ? [470, 30, 660, 420] : [150, 120, 600, 340];
  const light: Light = wide
    ? { x: 800, y: 250, radius: 96, kind: 'sun' }
    : { x: 400, y: 290, radius: 84, kind: 'sun' };
  const bench = wide ? 770 : 1250;
  const middle = left + across / 2;
  const wall = `M-30 -30H${width + 30}V${bench}H-30ZM${left} ${top}V${top + high}H${left + across}V${top}Z`;
  const bars = spread(3, left + across * 0.25, left + across * 0.75)
    .map((x) => `M${x} ${top}V${top + high}`)
    .join('');
  return (
    backdrop(stage, light) +
    night(stage, 0.18) +
    stage.sheet(
      cut(
        hills(stage.random, { width, y: top + high * 0.62, rise: 36, bottom: top + high + 60, steps: 6 }),
        ink.tone(0.34),
      ),
      'flush',
    ) +
    roofs(stage, left, left + across, top + high * 0.74) +
    stage.sheet(
      cut(wall, stage.fade(ink.tone(0.78), ink.tone(0.95), 0, bench), { rule: 'evenodd' }),
      'high',
    ) +
    drawn(
      `${bars}M${left} ${top + 110}H${left + across}M${left} ${top}H${left + across}V${top + high}H${left}Z`,
      '#3a1d18',
      16,
    ) +
    drawn(`M${left - 26} ${top + high + 14}H${left + across + 26}`, '#5a2f22', 26) +
    (wide
      ? drawers(stage, -40, 210, 4, 6) + drawers(stage, 1254, 210, 4, 6)
      : drawers(stage, -70, 640, 5, 7) + drawers(stage, 500, 640, 5, 7)) +
    (wide
      ? lantern(stage, 400, 150, 56) + lantern(stage, 1200, 150, 56)
      : lantern(stage, 70, 210, 52) + lantern(stage, 830, 210, 52)) +
    mist(stage, middle, bench, wide ? 620 : 460, 0.3) +
    stage.sheet(
      cut(box(-30, bench, width + 60, height), stage.fade('#7a4128', '#1f0d0d', bench, height)) +
        cut(box(-30, bench, width + 60, 26), '#a55f36'),
      'high',
    ) +
    drawn(
      spread(5, bench + 70, height - 20)
        .map((y) => `M-30 ${y}Q${width * 0.3} ${y - 12} ${width * 0.55} ${y}T${width + 30} ${y - 6}`)
        .join(''),
      '#150808',
      5,
      0.4,
    ) +
    (wide
      ? place(236, bench + 16, cat(stage)) +
        place(1270, bench + 14, writing(stage), { scale: 0.9 }) +
        place(1040, bench + 120, openLedger(stage), { scale: 0.9 })
      : place(600, top + high + 4, cat(stage), { scale: 0.62 }) +
        place(690, bench + 14, writing(stage), { scale: 0.95 }))
  );
};
