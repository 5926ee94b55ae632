import { mist } from '../paper/backdrop.ts';
import { disc, facet, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, grass, hills, pine } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';
import { horse } from './caravan.ts';

/** The four small banners that a stage general wears on the back. */
const backBanners = (stage: Stage): string => {
  const { ink } = stage;
  return [-58, -24, 12, 46]
    .map((turn) => {
      const [x, y] = polar(312, 352, 176, turn - 74);
      const [edgeX, edgeY] = polar(312, 352, 74, turn - 74);
      const [tipX, tipY] = polar(x, y, 74, turn - 10);
      return stage.sheet(
        drawn(`M312 352L${x.toFixed(1)} ${y.toFixed(1)}`, ink.accentDeep, 4) +
          cut(facet(`${x},${y} ${tipX},${tipY} ${edgeX},${edgeY}`), ink.accent) +
          cut(leaf((x + edgeX) / 2, (y + edgeY) / 2, tipX, tipY, 8), ink.bloom),
        'flush',
      );
    })
    .join('');
};

/** The head in profile to the left: a cut puppet's face under a tall helmet. */
const generalHead = (stage: Stage): string => {
  const { ink } = stage;
  return (
    cut(
      ribbon('304,214,5 350,150,6 420,128,5 480,150,0') + ribbon('312,222,5 372,176,6 440,170,5 496,206,0'),
      ink.accent,
    ) +
    stage.sheet(
      cut(shape('270,330! 258,366 262,400! 284,374 300,330!'), ink.tone(0.9)) +
        cut(
          shape('266,262 306,252 326,276 320,314 300,334 278,330 268,316! 262,308 258,300! 266,290 262,278'),
          ink.light,
        ) +
        cut(leaf(266, 284, 288, 278, 8, 2) + ribbon('264,272,0 278,266,5 294,270,0'), ink.tone(0.92)) +
        cut(shape('268,306! 284,300 296,304 284,312'), ink.bloom),
      'low',
    ) +
    stage.sheet(
      cut(
        shape('252,270! 256,244 274,222 302,212 328,226 340,256 336,306! 318,296 312,268 286,262'),
        ink.bloom,
      ) +
        cut(disc(304, 204, 12) + disc(272, 226, 8) + disc(332, 232, 8), ink.accent) +
        cut(ribbon('254,266,0 290,252,8 334,262,0'), ink.accent),
      'low',
    )
  );
};

/** A general of the shadow stage in the saddle, to the left. */
const general = (stage: Stage): string => {
  const { ink } = stage;
  const plates = [370, 396, 422, 448]
    .flatMap((y, row) =>
      spread(4, 278, 336).map((x) => {
        const shift = row % 2 === 0 ? 0 : 8;
        return shape(
          `${x + shift - 9},${y}! ${x + shift},${y + 14} ${x + shift + 9},${y}! ${x + shift},${y + 5}`,
        );
      }),
    )
    .join('');
  return (
    backBanners(stage) +
    stage.sheet(
      cut(shape('310,346! 360,366 420,420 476,520! 424,512 376,500 330,508!'), ink.bloomDeep) +
        cut(ribbon('336,370,0 390,430,6 446,506,0'), ink.light, { opacity: 0.5 }),
      'low',
    ) +
    stage.sheet(
      cut(ribbon('312,478,54 274,520,44 258,562,30'), ink.bloomDeep) +
        cut(shape('242,552! 274,558 276,596 268,606! 214,606! 220,592 242,584'), ink.tone(0.88)),
      'low',
    ) +
    stage.sheet(
      cut(
        shape('266,346! 288,330 320,332 342,350 348,410 356,482! 322,506 276,500! 260,440 260,390'),
        stage.fade(ink.bloomLit, ink.bloom, 330, 510),
      ) +
        cut(plates, ink.light, { opacity: 0.85 }) +
        cut(shape('258,456! 350,450! 354,468! 258,474!'), ink.accent),
      'low',
    ) +
    stage.sheet(
      cut(ribbon('286,362,32 238,400,24 204,420,18'), ink.bloom) + cut(disc(200, 422, 12), ink.light),
      'low',
    ) +
    generalHead(stage) +
    stage.sheet(
      cut(ribbon('330,362,32 372,352,24 398,322,18') + disc(402, 314, 12), ink.bloom) +
        cut(ribbon('404,560,8 402,320,8 400,120,8'), ink.accentDeep) +
        cut(shape('400,50! 416,96 410,126! 390,126! 384,96'), ink.light) +
        cut(ribbon('402,132,16 424,160,18 414,196,14 430,226,0'), ink.bloom),
      'low',
    )
  );
};

export const shadowRider: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 350, radius: 220, kind: 'full' as const };
  const back =
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 590, rise: 36, bottom: 830, steps: 4 }) +
          [30, 80, 530, 578].map((x, index) => pine(x, 610, 120 + (index % 2) * 50)).join(''),
        ink.tone(0.5),
      ),
      'low',
    ) + stage.sheet(cut(cloudBar(-40, 200, 200, 30) + cloudBar(430, 170, 230, 32), ink.tone(0.38)), 'flush');
  const mount = stage.fade(ink.heroLit, ink.hero, 10, 220);
  const hero =
    mist(stage, 300, 440, 320, 0.3) +
    drawn('M150 480L60 830M330 480L300 830M440 480L520 830', ink.tone(0.92), 5) +
    place(70, 404, horse(stage, mount, ink.accent)) +
    drawn('M198 424L116 470', ink.accent, 3) +
    place(20, 14, general(stage));
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 716, rise: 12, bottom: 830, steps: 3 }) +
        [40, 130, 470, 560].map((x) => grass(random, x, 722, 80, 8)).join(''),
      stage.fade(ink.tone(0.76), ink.tone(0.92), 690, 800),
    ),
    'high',
  );
  return { light, frames: ['curtain', 'lattice', 'bare'], back, hero, front };
};
