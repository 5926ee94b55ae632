import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, line, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, grass, hills } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage, spark } from '../paper/stage.ts';

/** An elephant walking to the left with a lit howdah, about 400×430 units, feet at y 340. */
const elephant = (stage: Stage): string => {
  const { ink } = stage;
  const far =
    shape('176,230! 228,250! 216,300 220,340! 168,340! 172,300') +
    shape('296,230! 340,240! 326,290 334,340! 286,340! 286,290');
  const trunk = ribbon('100,150,76 64,194,54 44,240,38 38,286,28 20,310,20 -2,306,12');
  const body = shape(
    '58,132 62,92 92,60 128,58 148,74 190,52 256,46 322,58 368,98 386,156 382,206 374,250 380,296 380,340! 318,340! 320,300 306,256 246,264 204,256 198,300 200,340! 134,340! 138,296 126,236 104,196 74,178',
  );
  const ear = shape('132,88 168,80 196,104 198,150 178,196 152,206 138,178 126,134');
  const blanket = shape('206,44! 252,38 300,42! 326,54 332,110 326,170! 262,182! 204,172! 196,110 198,60');
  const roof = shape('262,-92! 266,-74 292,-56 322,-42! 316,-34! 208,-34! 202,-42! 232,-56 258,-74');
  return (
    cut(far, ink.heroDeep) +
    stage.sheet(cut(ribbon('380,130,14 400,180,10 398,240,8 402,262,14 398,290,0'), ink.heroDeep), 'flush') +
    stage.sheet(
      cut(body + trunk, stage.fade(ink.heroLit, ink.hero, 40, 300)) +
        cut(
          ribbon('64,196,0 50,204,5 36,206,0') +
            ribbon('52,226,0 42,232,5 30,232,0') +
            ribbon('46,254,0 36,258,5 26,258,0') +
            leaf(84, 112, 100, 110, 9, -3),
          ink.mark,
          { opacity: 0.75 },
        ) +
        cut(
          spread(3, 146, 186)
            .map((x) => oval(x, 334, 8, 7))
            .join('') +
            spread(3, 330, 370)
              .map((x) => oval(x, 334, 8, 7))
              .join(''),
          ink.light,
          { opacity: 0.5 },
        ),
      'high',
    ) +
    stage.sheet(cut(ribbon('92,176,18 66,206,13 32,214,0'), ink.light), 'flush') +
    stage.sheet(
      cut(ear, stage.fade(ink.hero, ink.heroDeep, 80, 206)) +
        drawn(line('146,104 168,112 178,150 168,184'), ink.mark, 2.4, 0.5),
      'low',
    ) +
    stage.sheet(
      cut(blanket, stage.fade(ink.accent, ink.accentDeep, 30, 190)) +
        drawn('M206 66C240 58 290 58 322 72M200 156C236 164 290 166 328 152', ink.light, 3, 0.8) +
        pierced(
          spread(5, 214, 314)
            .map((x) => disc(x, 112, 9) + disc(x, 112, 4.5))
            .join(''),
          ink.light,
          0.85,
        ) +
        cut(
          spread(7, 206, 322)
            .map((x) => shape(`${x - 5},170! ${x + 5},170! ${x + 4},192 ${x},198 ${x - 4},192`))
            .join(''),
          ink.hero,
        ),
      'low',
    ) +
    spark(stage, 262, 4, 14, 7) +
    stage.sheet(
      pierced(
        box(216, -36, 92, 82) + box(226, -28, 22, 66) + box(251, -28, 22, 66) + box(276, -28, 22, 66),
        ink.heroDeep,
      ) +
        cut(roof, ink.accent) +
        cut(disc(262, -96, 6), ink.accent),
      'low',
    ) +
    cut(shape('66,86! 96,58 130,58! 122,78 92,92'), ink.accent) +
    cut(disc(94, 76, 4) + disc(112, 68, 4), ink.light)
  );
};

export const elephantProcession: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 210, y: 250, radius: 150, kind: random.pick(['full', 'sun']) };
  const back =
    stage.sheet(cut(cloudBar(360, 150, 260, 30) + cloudBar(-60, 100, 200, 24), ink.tone(0.34)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 560, rise: 46, bottom: 830, steps: 4 }), ink.tone(0.45)),
      'low',
    ) +
    place(400, 366, elephant(stage), { scale: 0.5, opacity: 0.92 }) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 590, rise: 20, bottom: 830, steps: 3 }), ink.tone(0.56)),
      'low',
    );
  const hero = mist(stage, 280, 480, 330, 0.6) + place(70, 318, elephant(stage), { scale: 1.16 });
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 706, rise: 12, bottom: 830, steps: 3 }) +
        [30, 140, 500, 580].map((x) => grass(random, x, 714, 70, 7)).join(''),
      stage.fade(ink.tone(0.74), ink.tone(0.9), 690, 800),
    ),
    'high',
  );
  return { light, frames: ['arch', 'bare', 'curtain', 'bough'], starsTo: 300, back, hero, front };
};

/** A galloping horse, to the left, about 420×320 units, the lowest hoof at y 300. */
export const horse = (stage: Stage, coat: string, mane: string): string => {
  const { ink } = stage;
  const farLegs =
    ribbon('124,160,40 84,186,25 44,178,16 24,206,11 18,222,10') +
    shape('10,218! 26,224! 18,240! 2,234!') +
    ribbon('330,160,56 352,206,28 396,224,15 420,256,11') +
    shape('414,248! 428,258! 428,274! 410,266!');
  const nearLegs =
    ribbon('140,164,46 108,216,26 66,228,17 56,264,12 40,282,11') +
    shape('46,272! 54,284! 34,296! 26,284!') +
    ribbon('340,150,74 352,214,36 322,252,18 346,286,12 362,298,11') +
    shape('354,288! 370,294! 374,308! 350,308!');
  const body = shape(
    '6,62 18,46 40,34 52,26! 56,8 66,26! 84,38 104,58 128,86 160,104 216,106 270,98 324,100 362,116 378,146 372,180 344,200 300,196 250,186 200,190 156,196 124,190 104,166 92,130 78,100 62,90 44,88 26,92 12,88! 4,78',
  );
  const tail = shape(
    '366,118! 400,104 440,110 484,92! 470,120 500,122! 474,142 492,152! 456,160 416,152 380,150',
  );
  const maneCut = shape(
    '54,24! 76,8 96,10! 92,22 124,24! 118,38 150,46! 140,58 172,76! 160,86 184,104! 158,106 128,88 104,60 84,40',
  );
  return (
    cut(farLegs, ink.heroDeep) +
    stage.sheet(cut(tail, mane), 'flush') +
    stage.sheet(
      cut(nearLegs + body, coat) +
        cut(
          leaf(40, 54, 54, 52, 7, 2) +
            ribbon('10,74,0 22,80,3 30,80,0') +
            ribbon('120,120,0 134,150,8 126,182,0') +
            ribbon('322,116,0 306,150,8 318,188,0') +
            ribbon('170,176,0 220,170,5 268,174,0'),
          ink.mark,
          { opacity: 0.6 },
        ),
      'high',
    ) +
    stage.sheet(
      cut(maneCut, mane) +
        cut(leaf(64, 20, 92, 28, 5) + leaf(88, 36, 126, 46, 5) + leaf(112, 58, 150, 72, 5), ink.light, {
          opacity: 0.4,
        }),
      'flush',
    )
  );
};

export const steppeHorses: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 330, y: 250, radius: 148, kind: 'full' as const };
  const dust = (x: number, y: number, size: number): string => cloudBar(x, y, size, size * 0.16);
  const back =
    stage.sheet(cut(cloudBar(20, 160, 210, 26) + cloudBar(430, 230, 240, 26), ink.tone(0.32)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 520, rise: 40, bottom: 830, steps: 4 }), ink.tone(0.46)),
      'low',
    ) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 590, rise: 24, bottom: 830, steps: 3 }), ink.tone(0.58)),
      'low',
    );
  const hero =
    mist(stage, 300, 420, 330, 0.5) +
    place(236, 300, horse(stage, ink.heroLit, ink.accentDeep), { scale: 0.72 }) +
    place(40, 354, horse(stage, stage.fade(ink.heroLit, ink.hero, 20, 200), ink.accent), { scale: 1.1 });
  const front =
    stage.sheet(cut(dust(330, 700, 300) + dust(80, 716, 220), ink.tone(0.5), { opacity: 0.85 }), 'low') +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 716, rise: 12, bottom: 830, steps: 3 }) +
          spread(7, 20, 590)
            .map((x) => grass(random, x, 722, 74, 7))
            .join(''),
        stage.fade(ink.tone(0.76), ink.tone(0.92), 700, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'cloud', 'scallop', 'gate'], starsTo: 200, back, hero, front };
};

/** A broad ox standing three-quarters to us with a lantern between its horns, about 420×360, feet at y 330. */
const ox = (stage: Stage): string => {
  const { ink } = stage;
  const far =
    shape('196,220! 236,220! 228,280 232,331! 190,331! 194,280') +
    shape('330,210! 366,210! 356,276 362,331! 322,331! 324,280');
  const body = shape(
    '70,120 110,74 166,48 206,58 260,66 326,62 374,84 396,130 392,190 380,230 388,280 384,331! 342,331! 342,280 326,232 260,250 200,244 176,244 178,290 176,331! 132,331! 132,286 116,244 86,220 66,180',
  );
  const head = shape(
    '36,116 62,100 92,100 118,116 122,150 108,186 102,222 90,242 64,242 52,222 46,186 32,150',
  );
  const horns =
    ribbon('56,106,24 18,92,20 -2,60,15 8,22,0') + ribbon('98,106,24 136,92,20 156,60,15 146,22,0');
  const ears = leaf(40, 124, -14, 128, 22, 4) + leaf(114, 124, 168, 128, 22, -4);
  return (
    cut(far, ink.heroDeep) +
    stage.sheet(cut(ribbon('392,110,10 416,160,8 410,230,7 414,250,16 408,286,0'), ink.heroDeep), 'flush') +
    stage.sheet(
      cut(body, stage.fade(ink.heroLit, ink.hero, 50, 290)) +
        cut(
          ribbon('150,80,0 168,150,10 150,220,0') +
            ribbon('318,92,0 300,150,10 320,214,0') +
            ribbon('196,80,0 250,92,7 300,82,0') +
            ribbon('196,232,0 250,236,6 308,222,0'),
          ink.mark,
          { opacity: 0.4 },
        ),
      'high',
    ) +
    stage.sheet(cut(ears, ink.heroDeep), 'flush') +
    stage.sheet(cut(horns, stage.fade(ink.light, ink.accent, 20, 110)), 'low') +
    stage.sheet(
      cut(head, stage.fade(ink.heroLit, ink.hero, 100, 240)) +
        cut(
          leaf(46, 148, 62, 156, 9, -2) +
            leaf(108, 148, 92, 156, 9, 2) +
            leaf(62, 222, 70, 230, 7) +
            leaf(92, 222, 84, 230, 7) +
            shape('77,112 88,130 77,152 66,130'),
          ink.mark,
        ) +
        drawn('M62 232C70 246 84 246 92 232', ink.accent, 4),
      'high',
    )
  );
};

export const lanternOx: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 240, y: 290, radius: 168, kind: 'full' as const };
  const lamp = (x: number, y: number, scale: number): string =>
    spark(stage, x, y, 16 * scale, 6) +
    stage.sheet(
      cut(oval(x, y, 24 * scale, 28 * scale), stage.fade(ink.accent, ink.hero, y - 30, y + 30)) +
        drawn(
          `M${x - 8 * scale} ${y - 26 * scale}Q${x - 18 * scale} ${y} ${x - 8 * scale} ${y + 26 * scale}M${x + 8 * scale} ${y - 26 * scale}Q${x + 18 * scale} ${y} ${x + 8 * scale} ${y + 26 * scale}`,
          ink.light,
          2,
          0.6,
        ) +
        cut(
          box(x - 10 * scale, y - 33 * scale, 20 * scale, 6 * scale) +
            box(x - 10 * scale, y + 27 * scale, 20 * scale, 6 * scale),
          ink.tone(0.9),
        ) +
        drawn(`M${x} ${y + 33 * scale}v${22 * scale}`, ink.accent, 3),
      'flush',
    );
  const back =
    stage.sheet(
      cut(hills(random, { width: 600, y: 560, rise: 36, bottom: 830, steps: 4 }), ink.tone(0.46)),
      'low',
    ) +
    drawn('M-10 96Q150 190 300 110T610 120', ink.tone(0.8), 3) +
    lamp(110, 178, 0.9) +
    lamp(420, 134, 0.75) +
    lamp(528, 156, 0.9) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 612, rise: 18, bottom: 830, steps: 3 }), ink.tone(0.58)),
      'low',
    );
  const hero =
    mist(stage, 290, 480, 330, 0.55) + place(88, 350, ox(stage), { scale: 1.1 }) + lamp(173, 402, 0.9);
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 706, rise: 12, bottom: 830, steps: 3 }) +
        [40, 150, 430, 560].map((x) => grass(random, x, 712, 96, 8)).join(''),
      stage.fade(ink.tone(0.74), ink.tone(0.9), 690, 800),
    ),
    'high',
  );
  return { light, frames: ['arch', 'scallop', 'bough'], back, hero, front };
};
