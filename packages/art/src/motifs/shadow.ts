import { mist } from '../paper/backdrop.ts';
import { leaf, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, grass, hills, pine } from '../paper/scenery.ts';
import { cut, drawn, place } from '../paper/stage.ts';
import { horse } from './caravan.ts';

export const shadowRider: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 340, radius: 220, kind: 'full' as const };
  const pilot =
    stage.sheet(
      cut(
        ribbon('330,330,8 372,200,8 420,80,8') + shape('420,80! 400,150 410,230! 512,206 500,110!'),
        ink.accent,
      ) + cut(leaf(424, 120, 494, 140, 9) + leaf(424, 160, 496, 180, 9), ink.light, { opacity: 0.7 }),
      'low',
    ) +
    stage.sheet(
      cut(
        shape(
          '262,250! 290,222 330,226 352,260 350,330 380,380! 372,430 340,452! 310,420 282,400 256,360! 270,310',
        ),
        stage.fade(ink.bloomLit, ink.bloom, 220, 450),
      ) +
        cut(
          [
            [300, 262],
            [322, 284],
            [294, 300],
            [326, 322],
            [300, 340],
            [330, 360],
          ]
            .map(([x = 0, y = 0]) => shape(`${x - 12},${y}! ${x},${y + 16} ${x + 12},${y}! ${x},${y + 6}`))
            .join(''),
          ink.light,
          { opacity: 0.85 },
        ) +
        cut(
          ribbon('322,376,40 318,430,30 338,480,22') + shape('326,476! 352,480 350,500! 300,502! 304,492'),
          ink.bloomDeep,
        ),
      'low',
    ) +
    stage.sheet(
      cut(shape('350,256! 400,250 440,290 452,360 430,430! 416,380 390,330 352,300!'), ink.bloomDeep) +
        cut(ribbon('372,262,0 412,300,5 432,380,0'), ink.light, { opacity: 0.6 }),
      'flush',
    ) +
    stage.sheet(
      cut(shape('268,214! 264,186 276,164 304,158 326,170 330,196 318,218 290,228!'), ink.light) +
        cut(shape('258,178! 268,150 304,138 336,152 344,190! 326,180 296,172'), ink.bloom) +
        cut(ribbon('320,150,6 360,110,5 416,104,0') + ribbon('306,142,6 336,90,5 388,70,0'), ink.accent) +
        cut(leaf(272, 188, 286, 184, 6), ink.tone(0.92)) +
        cut(shape('264,206! 250,240 262,272! 280,244 284,220!'), ink.tone(0.88)),
      'low',
    ) +
    stage.sheet(
      cut(
        ribbon('286,264,26 240,290,20 196,280,16') +
          ribbon('80,306,7 200,278,8 420,236,8 520,214,6') +
          shape('80,306! 62,290 20,318! 64,322!'),
        ink.accentDeep,
      ),
      'low',
    );
  const rods = drawn('M150 470L60 830M330 470L300 830M440 470L520 830', ink.tone(0.92), 5);
  const back =
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 590, rise: 36, bottom: 830, steps: 4 }) +
          [30, 80, 530, 578].map((x, index) => pine(x, 610, 120 + (index % 2) * 50)).join(''),
        ink.tone(0.5),
      ),
      'low',
    ) + stage.sheet(cut(cloudBar(-40, 200, 200, 30) + cloudBar(430, 170, 230, 32), ink.tone(0.38)), 'flush');
  const hero =
    mist(stage, 300, 440, 320, 0.3) +
    rods +
    place(84, 396, horse(stage, stage.fade(ink.heroLit, ink.hero, 10, 220), ink.accent)) +
    place(8, 22, pilot, { scale: 0.98 });
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 712, rise: 12, bottom: 830, steps: 3 }) +
        [40, 130, 470, 560].map((x) => grass(random, x, 720, 80, 8)).join(''),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 690, 800),
    ),
    'high',
  );
  return { light, frames: ['curtain', 'lattice', 'scallop', 'arch'], back, hero, front };
};
