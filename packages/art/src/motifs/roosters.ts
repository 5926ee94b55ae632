import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground, hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';

/** A jointed paper rooster on rods, facing left, about 360×420 units, feet at y 400. */
export const rooster = (stage: Stage, coat: string, wingTone: string): string => {
  const { ink } = stage;
  const sickles =
    ribbon('256,180,46 310,110,40 360,84,30 404,104,18 420,160,0') +
    ribbon('262,196,44 330,140,36 386,140,26 420,180,14 424,230,0') +
    ribbon('262,214,42 330,186,32 378,204,22 396,250,0') +
    ribbon('250,166,36 282,84,34 322,36,24 370,36,14 402,62,0');
  const body = shape(
    '66,104 72,76 94,56 118,60 136,84 150,124 176,156 214,168 252,160 276,184 276,224 252,266 212,292 170,298 132,284 104,250 90,206 84,160 76,132',
  );
  const comb = shape('76,72! 64,44 82,50 84,22 102,42 112,14 122,42 140,28 132,62! 116,60 94,58');
  const wattle = shape('76,112! 92,108 98,130 90,152 78,152 70,132');
  const wing = shape(
    '136,190 168,170 214,178 252,206! 238,214 256,232! 234,236 244,256! 216,254 180,262 150,244 134,216',
  );
  const thigh = shape('150,270 196,272 222,292 212,322 196,338! 182,330 160,308');
  const leg = ribbon('196,326,15 190,356,10 192,388,9');
  const foot =
    ribbon('192,384,10 160,396,8 136,398,0') +
    ribbon('192,386,9 172,404,8 156,410,0') +
    ribbon('192,386,9 224,396,8 240,396,0') +
    ribbon('190,366,8 212,370,6 222,364,0');
  const hackle = [
    leaf(110, 84, 118, 176, 16, 4),
    leaf(100, 92, 100, 190, 16, 3),
    leaf(120, 92, 142, 184, 16, 4),
    leaf(92, 110, 90, 176, 12, 2),
  ].join('');
  return (
    drawn('M196 280L150 620M118 90L60 620M258 190L300 620', ink.tone(0.93), 4) +
    stage.sheet(
      cut(sickles, wingTone) +
        cut(
          ribbon('276,170,0 320,110,5 384,104,0') +
            ribbon('284,196,0 340,156,5 406,186,0') +
            ribbon('276,206,0 330,192,5 384,220,0') +
            ribbon('264,150,0 300,74,5 372,46,0'),
          ink.light,
          { opacity: 0.75 },
        ),
      'low',
    ) +
    stage.sheet(
      cut(
        ribbon('224,286,14 236,340,10 244,388,8') +
          ribbon('244,384,9 216,400,7 200,402,0') +
          ribbon('244,384,9 270,398,7 284,398,0'),
        ink.accentDeep,
      ),
      'flush',
    ) +
    stage.sheet(cut(comb + wattle, ink.accent === coat ? ink.hero : ink.accent), 'flush') +
    stage.sheet(
      cut(shape('70,84! 76,106! 40,100!'), ink.accentDeep) +
        cut(body + thigh, coat) +
        cut(leg + foot, ink.accentDeep) +
        cut(hackle, ink.light, { opacity: 0.6 }),
      'high',
    ) +
    cut(disc(92, 84, 10), ink.light) +
    cut(disc(91, 84, 5), ink.tone(0.95)) +
    stage.sheet(
      cut(wing, wingTone) +
        cut(
          leaf(156, 200, 232, 212, 9, 3) + leaf(154, 216, 232, 232, 9, 3) + leaf(160, 232, 220, 246, 8, 2),
          ink.light,
          { opacity: 0.75 },
        ) +
        cut(disc(156, 196, 8), ink.accent) +
        cut(disc(156, 196, 3), ink.tone(0.9)),
      'low',
    ) +
    cut(disc(186, 302, 7) + disc(258, 190, 7), ink.accent) +
    cut(disc(186, 302, 2.6) + disc(258, 190, 2.6), ink.tone(0.9))
  );
};

const puppetStage =
  (duel: boolean): Motif =>
  (stage) => {
    const { ink, random } = stage;
    const light = {
      x: 300,
      y: duel ? 310 : 300,
      radius: duel ? 168 : 200,
      kind: duel ? ('sun' as const) : random.pick(['full', 'sun']),
    };
    const lamps = [70, 186, 300, 414, 530].map((x, index) => {
      const y = 96 + Math.abs(2 - index) * -14;
      return (
        spark(stage, x, y, 9, 5) +
        stage.sheet(
          cut(oval(x, y, 18, 22) + box(x - 8, y - 28, 16, 6), index % 2 === 0 ? ink.accent : ink.heroLit),
          'flush',
        ) +
        drawn(`M${x} -20V${y - 26}`, ink.tone(0.86), 2)
      );
    });
    const back =
      lamps.join('') +
      stage.sheet(cut(cloudBar(-50, 540, 240, 34) + cloudBar(400, 520, 260, 36), ink.tone(0.42)), 'flush') +
      stage.sheet(
        cut(hills(random, { width: 600, y: 590, rise: 26, bottom: 830, steps: 4 }), ink.tone(0.52)),
        'low',
      );
    const bird = (coat: string, wing: string): string => rooster(stage, coat, wing);
    const lit = stage.fade(ink.heroLit, ink.hero, 60, 290);
    const hero = duel
      ? mist(stage, 300, 420, 300, 0.35) +
        place(306, 366, bird(ink.accent, ink.accentDeep), { scale: 0.76, flip: true }) +
        place(294, 366, bird(lit, ink.heroDeep), { scale: 0.76 })
      : place(88, 232, bird(lit, stage.fade(ink.accent, ink.hero, 40, 280)), { scale: 1.14 });
    const boards = spread(9, -10, 610)
      .map((x) => `M${(300 + (x - 300) * 0.8).toFixed(0)} 690L${(300 + (x - 300) * 1.4).toFixed(0)} 800`)
      .join('');
    const front =
      stage.sheet(
        cut(ground(690), stage.fade(ink.tone(0.66), ink.tone(0.84), 690, 800)) +
          drawn(boards, ink.tone(0.9), 3, 0.7),
        'low',
      ) +
      stage.sheet(
        cut(box(-30, 742, 660, 100), stage.fade(ink.tone(0.8), ink.tone(0.92), 740, 800)) +
          cut(
            spread(12, 25, 575)
              .map((x) => shape(`${x},756! ${x + 14},774! ${x},792! ${x - 14},774!`))
              .join(''),
            ink.accent,
            { opacity: 0.8 },
          ),
        'high',
      );
    return { light, frames: ['curtain', 'curtain', 'arch', 'bare', 'eaves'], back, hero, front };
  };

export const puppetRooster = puppetStage(false);
export const puppetDuel = puppetStage(true);

export const weathercock: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 290, y: 320, radius: 176, kind: 'sun' as const };
  const body = shape(
    '-128,-96 -116,-124 -92,-134 -70,-118 -58,-84 -30,-52 10,-44 50,-54 84,-92 112,-150 150,-176 196,-160! 172,-150 200,-126! 170,-124 194,-96! 160,-100 178,-66! 142,-74 112,-32 70,10 20,30! -30,26 -76,-4 -100,-46 -112,-74',
  );
  const comb = shape(
    '-120,-118! -134,-146 -114,-142 -114,-172 -96,-152 -84,-178 -76,-150 -58,-160 -66,-128! -92,-136',
  );
  const compass =
    ribbon('-150,96,9 0,96,10 150,96,9') +
    shape('-190,96! -146,78! -156,96! -146,114!') +
    shape('150,84! 190,84! 178,96! 190,108! 150,108!') +
    box(-7, 10, 14, 250) +
    disc(0, 96, 20) +
    disc(0, 168, 12);
  const roofTiles = spread(13, -240, 240)
    .map((x) => `M${x * 0.1} 262L${x} 520`)
    .join('');
  const hero =
    stage.sheet(cut(compass, ink.heroDeep), 'low') +
    stage.sheet(cut(comb, ink.accent), 'flush') +
    stage.sheet(
      cut(body, stage.fade(ink.heroLit, ink.hero, -170, 30)) +
        cut(
          shape('-126,-110! -122,-92! -156,-94!') + shape('-118,-78! -104,-80 -100,-58 -112,-50'),
          ink.accent,
        ) +
        cut(disc(-104, -108, 6), ink.light) +
        cut(
          [
            [-60, -60],
            [-38, -38],
            [-66, -34],
            [-14, -30],
            [-44, -12],
            [-16, -4],
            [16, -20],
            [14, 8],
            [44, -28],
          ]
            .map(([x = 0, y = 0]) => shape(`${x - 10},${y}! ${x},${y + 15} ${x + 10},${y}! ${x},${y + 6}`))
            .join('') +
            leaf(70, -66, 168, -150, 9, 5) +
            leaf(76, -46, 176, -114, 9, 4) +
            leaf(80, -24, 160, -82, 8, 3),
          ink.mark,
          { opacity: 0.85 },
        ),
      'high',
    ) +
    stage.sheet(
      cut('M0 244L40 300L330 540H-330L-40 300Z', stage.fade(ink.tone(0.7), ink.tone(0.9), 250, 540)) +
        drawn(roofTiles, ink.glow, 2.4, 0.25),
      'high',
    ) +
    stage.sheet(cut(box(-52, 380, 104, 160), ink.tone(0.84)), 'low') +
    cut(
      'M-34 430q34 -54 68 0V540H-34Z',
      stage.bloom(0, 460, 80, [
        [0, ink.light, 1],
        [1, ink.glow, 1],
      ]),
    ) +
    drawn('M0 404V540M-34 468H34', ink.tone(0.86), 6);
  const birds = Array.from({ length: 5 }, () => {
    const x = random.between(60, 540);
    const y = random.between(70, 240);
    return `M${(x - 14).toFixed(0)} ${y.toFixed(0)}q8 -10 14 0q6 -10 14 0`;
  }).join('');
  const back =
    drawn(birds, ink.tone(0.7), 3) +
    stage.sheet(cut(cloudBar(-60, 480, 260, 40) + cloudBar(360, 420, 300, 40), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 640, rise: 40, bottom: 830, steps: 4 }) +
          spread(5, 40, 560)
            .map((x) => shape(`${x - 44},680! ${x - 44},640! ${x},606! ${x + 44},640! ${x + 44},680!`))
            .join(''),
        ink.tone(0.54),
      ),
      'low',
    );
  return { light, frames: ['bare', 'scallop', 'cloud'], back, hero: place(300, 372, hero), front: '' };
};
