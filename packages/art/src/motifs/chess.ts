import { mist } from '../paper/backdrop.ts';
import { box, disc, facet, line, oval, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, hills, pine } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage } from '../paper/stage.ts';
import { hanging, tiledRoof } from './roofs.ts';

/** A stone on the board, in perspective. */
const stone = (stage: Stage, x: number, y: number, dark: boolean): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(oval(x, y + 7, 25, 13), dark ? ink.tone(0.95) : ink.accentDeep) +
      cut(oval(x, y, 25, 13), dark ? ink.tone(0.8) : ink.light) +
      pierced(oval(x, y, 19, 9.5) + oval(x, y, 16.5, 8), dark ? ink.accent : ink.hero),
    'flush',
  );
};

/** A teapot with its handle. Path data. */
const teapot =
  shape('270,420! 330,420! 340,440 336,470 320,486! 280,486! 264,470 260,440') +
  ribbon('336,440,9 362,430,8 372,412,6') +
  ribbon('264,432,6 244,436,6 248,464,6 268,468,6') +
  disc(300, 414, 7);

export const chessPavilion: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 310, radius: 182, kind: 'full' as const };
  const board = facet('110,640 490,640 560,760 40,760');
  const grid =
    spread(9, 0, 1)
      .map((share) => `M${110 + 380 * share} 640L${40 + 520 * share} 760`)
      .join('') +
    spread(6, 0, 1)
      .map((share) => `M${110 - 70 * share} ${640 + 120 * share}H${490 + 70 * share}`)
      .join('');
  const columns = [148, 452]
    .map((x) =>
      stage.sheet(
        cut(box(x - 13, 296, 26, 330), stage.fade(ink.heroLit, ink.heroDeep, 296, 626)) +
          cut(box(x - 20, 600, 40, 26) + box(x - 17, 296, 34, 14), ink.accentDeep),
        'low',
      ),
    )
    .join('');
  const brackets = shape('160,296! 160,330 200,316 214,296!') + shape('440,296! 440,330 400,316 386,296!');
  const back =
    stage.sheet(cut(cloudBar(-60, 170, 230, 30) + cloudBar(420, 130, 240, 30), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(hills(random, { width: 600, y: 520, rise: 60, bottom: 830, steps: 4 }), ink.tone(0.44)),
      'low',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 580, rise: 24, bottom: 830, steps: 3 }) +
          [40, 90, 520, 566].map((x, index) => pine(x, 600, 150 + (index % 2) * 40)).join(''),
        ink.tone(0.56),
      ),
      'low',
    );
  const steam = line('300,396 290,372 306,350 296,326') + line('318,400 312,380 326,362');
  const hero =
    mist(stage, 300, 440, 280, 0.3) +
    columns +
    stage.sheet(cut(brackets, ink.accentDeep), 'flush') +
    tiledRoof(stage, 300, 298, 236, 116, stage.fade(ink.heroLit, ink.hero, 180, 300)) +
    cut(box(295, 148, 10, 34) + disc(300, 146, 11), ink.accent) +
    hanging(stage, 220, 372, 18) +
    hanging(stage, 380, 372, 18) +
    stage.sheet(
      cut(
        box(120, 520, 360, 14, 4) +
          spread(19, 130, 466)
            .map((x) => box(x, 532, 5, 66))
            .join('') +
          box(110, 596, 380, 14),
        ink.heroDeep,
      ),
      'low',
    ) +
    place(-30, -16, stage.sheet(cut(teapot, ink.accent), 'flush') + drawn(steam, ink.light, 3, 0.55), {
      scale: 1.1,
    });
  const front =
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 632, rise: 6, bottom: 830, steps: 3 }),
        stage.fade(ink.tone(0.66), ink.tone(0.86), 630, 800),
      ),
      'low',
    ) +
    stage.sheet(
      cut(board, stage.fade(ink.tone(0.3), ink.tone(0.44), 640, 760)) +
        drawn(grid, ink.tone(0.78), 2.4, 0.75) +
        cut(facet('40,760 560,760 556,784 44,784'), ink.tone(0.7)),
      'high',
    ) +
    stone(stage, 206, 664, true) +
    stone(stage, 300, 664, false) +
    stone(stage, 374, 686, true) +
    stone(stage, 250, 712, false) +
    stone(stage, 156, 736, true) +
    stone(stage, 420, 736, false) +
    stone(stage, 330, 736, true);
  return { light, zoomMax: 1.16, frames: ['bare', 'bough', 'arch'], back, hero, front };
};
