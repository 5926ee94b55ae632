import { mist } from '../paper/backdrop.ts';
import { box, disc, facet, leaf, line, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, hills, pine, ripples, swell, waves } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A jellyfish with a scalloped bell and drifting arms, bell about 200 wide at the origin. */
const jelly = (stage: Stage, tone: string, length: number): string => {
  const { ink } = stage;
  const bell =
    'M-100 10C-104 -70 -58 -112 0 -112C58 -112 104 -70 100 10Q83 30 66 12Q50 32 33 14Q17 32 0 14Q-17 32 -33 14Q-50 32 -66 12Q-83 30 -100 10Z';
  const arms = [-56, -26, 0, 26, 56]
    .map((x, index) => {
      const sway = index % 2 === 0 ? 22 : -20;
      return ribbon(
        `${x},8,14 ${x + sway},${length * 0.3},11 ${x - sway * 0.6},${length * 0.6},8 ${x + sway * 0.7},${length},0`,
      );
    })
    .join('');
  const threads = [-86, -42, 12, 44, 84]
    .map((x, index) =>
      line(
        `${x},10 ${x + (index % 2 ? 14 : -14)},${length * 0.4} ${x + (index % 2 ? -8 : 8)},${length * 0.8}`,
      ),
    )
    .join('');
  return (
    drawn(threads, ink.light, 2, 0.5) +
    stage.sheet(cut(arms, tone, { opacity: 0.92 }), 'flush') +
    stage.sheet(
      cut(
        bell,
        stage.bloom(0, -20, 120, [
          [0, ink.light, 1],
          [0.45, ink.heroLit, 1],
          [1, tone, 1],
        ]),
      ) +
        cut(
          leaf(0, -96, 0, -10, 12) +
            leaf(-24, -92, -44, -8, 11, 6) +
            leaf(24, -92, 44, -8, 11, -6) +
            leaf(-46, -78, -78, -8, 9, 8) +
            leaf(46, -78, 78, -8, 9, -8),
          ink.light,
          { opacity: 0.7 },
        ),
      'low',
    )
  );
};

export const moonJelly: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 200, radius: 108, kind: 'full' as const };
  const kelp = (x: number, top: number, width: number): string =>
    ribbon(
      `${x},830,${width} ${x + 24},${620},${width * 0.8} ${x - 22},${(620 + top) / 2},${width * 0.6} ${x + 14},${top},0`,
    ) +
    spread(6, top + 40, 760)
      .map((y, index) => leaf(x, y, x + (index % 2 ? 52 : -52), y - 44, 17, 5))
      .join('');
  const shafts = [140, 240, 340, 440]
    .map((x) =>
      facet(`${x},-20 ${x + 40},-20 ${x + (x - 280) * 0.9 + 90},820 ${x + (x - 280) * 0.9 - 60},820`),
    )
    .join('');
  const back =
    cut(shafts, ink.light, { opacity: 0.07 }) +
    stage.sheet(
      place(116, 250, jelly(stage, ink.tone(0.4), 230), { scale: 0.5 }) +
        place(486, 330, jelly(stage, ink.tone(0.42), 260), { scale: 0.58 }) +
        place(196, 560, jelly(stage, ink.tone(0.44), 220), { scale: 0.4 }),
      'flush',
    ) +
    stage.sheet(
      cut(
        kelp(46, 420, 18) +
          kelp(560, 380, 18) +
          hills(random, { width: 600, y: 720, rise: 24, bottom: 830, steps: 4 }),
        ink.tone(0.58),
      ),
      'low',
    );
  const hero = place(312, 400, jelly(stage, ink.accent, 330), { scale: 1.36, turn: 8 });
  const coral = (x: number, y: number, flip: 1 | -1): string =>
    ribbon(
      `${x},${y},30 ${x + flip * 10},${y - 60},20 ${x + flip * 34},${y - 110},14 ${x + flip * 40},${y - 150},0`,
    ) +
    ribbon(`${x + flip * 10},${y - 50},16 ${x - flip * 24},${y - 90},12 ${x - flip * 28},${y - 130},0`) +
    ribbon(`${x + flip * 26},${y - 90},12 ${x + flip * 62},${y - 110},9 ${x + flip * 74},${y - 146},0`);
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 758, rise: 16, bottom: 830, steps: 3 }) +
        coral(80, 780, 1) +
        coral(530, 780, -1) +
        kelp(10, 540, 22) +
        kelp(596, 560, 22),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 560, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'gate'], back, hero, front };
};

/** A great turtle swimming to the left with an island on its back, about 460×260 round the origin. */
const turtle = (stage: Stage): string => {
  const { ink } = stage;
  const shell = shape('-150,30! -140,-30 -90,-84 -10,-104 80,-92 146,-44 176,30! 110,52 0,60 -100,50');
  const rim = shape('-164,24! -100,40 0,48 110,40 190,22! 182,52 110,74 0,82 -104,72 -152,54');
  const head = shape('-140,36! -176,6 -216,-18 -250,-22 -272,-4 -276,20 -262,38 -232,42 -196,50 -150,66!');
  const front = shape('-92,62! -128,92 -180,130 -216,176! -170,172 -116,152 -70,118 -44,74!');
  const hind = shape('112,62! 150,84 196,100 236,140! 190,136 140,120 96,88!');
  const plates = [
    facet('-104,-8 -76,-52 -34,-52 -20,-8 -44,24 -88,22'),
    facet('-26,-56 4,-80 46,-72 60,-42 40,-12 -8,-12'),
    facet('48,-6 70,-44 112,-44 134,-4 110,24 64,22'),
    facet('-36,28 -12,-4 38,-4 58,24 40,42 -20,42'),
  ].join('');
  return (
    stage.sheet(cut(hind + ribbon('176,40,26 206,52,14 232,48,0'), ink.heroDeep), 'flush') +
    stage.sheet(
      cut(head, stage.fade(ink.heroLit, ink.hero, -30, 70)) +
        cut(disc(-246, 2, 6), ink.light) +
        cut(disc(-246, 2, 3), ink.tone(0.95)) +
        drawn('M-274 22Q-256 30 -240 24', ink.mark, 3) +
        cut(
          [
            [-214, 12],
            [-196, 28],
            [-218, 30],
            [-180, 14],
          ]
            .map(([x = 0, y = 0]) => oval(x, y, 7, 5))
            .join(''),
          ink.mark,
          { opacity: 0.6 },
        ),
      'low',
    ) +
    stage.sheet(
      cut(shell, stage.fade(ink.accent, ink.accentDeep, -100, 60)) +
        cut(plates, ink.heroDeep, { opacity: 0.8 }) +
        cut(rim, ink.hero) +
        drawn('M-120 46V70M-70 56V80M-20 60V84M34 60V84M86 56V78M136 46V68', ink.mark, 3, 0.6),
      'high',
    ) +
    stage.sheet(
      cut(front, stage.fade(ink.heroLit, ink.hero, 60, 180)) +
        cut(
          [
            [-96, 96],
            [-120, 118],
            [-146, 136],
            [-88, 120],
            [-112, 142],
          ]
            .map(([x = 0, y = 0]) => oval(x, y, 9, 6))
            .join(''),
          ink.mark,
          { opacity: 0.6 },
        ),
      'low',
    )
  );
};

const islePagoda = (x: number, y: number, scale: number): string => {
  const roof = (py: number, half: number): string =>
    shape(
      `${x},${py - 16 * scale}! ${x + half * 0.5},${py - 6 * scale} ${x + half},${py - 6 * scale}! ${x + half * 0.8},${py + 4 * scale}! ${x - half * 0.8},${py + 4 * scale}! ${x - half},${py - 6 * scale}! ${x - half * 0.5},${py - 6 * scale}`,
    );
  return (
    [0, 1, 2]
      .map(
        (level) =>
          roof(y - (22 + level * 30) * scale, (40 - level * 8) * scale) +
          box(
            x - (22 - level * 4) * scale,
            y - (20 + level * 30) * scale,
            (44 - level * 8) * scale,
            24 * scale,
          ),
      )
      .join('') + box(x - 2 * scale, y - 120 * scale, 4 * scale, 30 * scale)
  );
};

export const tortoiseIsle: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 330, y: 230, radius: 134, kind: random.pick(['full', 'sun']) };
  const isle = shape(
    '-140,10! -118,-40 -84,-60 -52,-130! -30,-112 -8,-190! 20,-150 40,-160! 70,-90 104,-70 140,-16 160,10!',
  );
  const back =
    stage.sheet(cut(cloudBar(-40, 220, 220, 30) + cloudBar(430, 300, 260, 32), ink.tone(0.36)), 'flush') +
    stage.sheet(cut(swell({ width: 600, y: 540, rise: 16, bottom: 830, steps: 4 }), ink.tone(0.44)), 'low') +
    ripples(stage, 556, 640, ink.light, 0.25);
  const hero =
    mist(stage, 300, 420, 310, 0.45) +
    place(
      316,
      490,
      stage.sheet(
        place(
          20,
          -76,
          cut(isle, stage.fade(ink.tone(0.44), ink.tone(0.62), -190, 10)) +
            cut(
              pine(-104, -30, 74) +
                pine(-80, -44, 60) +
                pine(104, -56, 80) +
                pine(124, -30, 58) +
                islePagoda(52, -82, 0.9),
              ink.tone(0.68),
            ) +
            cut(box(48, -118, 8, 12) + box(48, -144, 8, 10), ink.light),
        ),
        'low',
      ) + turtle(stage),
      { scale: 1.08 },
    );
  const front =
    stage.sheet(cut(waves({ width: 600, y: 706, rise: 40, bottom: 830, steps: 6 }), ink.tone(0.64)), 'low') +
    stage.sheet(
      cut(
        waves({ width: 600, y: 762, rise: 48, bottom: 830, steps: 5 }, 50),
        stage.fade(ink.tone(0.76), ink.tone(0.9), 710, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'cloud', 'gate', 'scallop'], starsTo: 260, back, hero, front };
};
