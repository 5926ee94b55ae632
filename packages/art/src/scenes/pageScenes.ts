import { comet } from '../motifs/comet.ts';
import { hanging, tiledRoof } from '../motifs/roofs.ts';
import { skyLantern } from '../motifs/shore.ts';
import { backdrop, type Light, stars } from '../paper/backdrop.ts';
import { box, disc, facet, leaf, line, ribbon, shape, spread } from '../paper/path.ts';
import { cloudBar, grass, hills, swell } from '../paper/scenery.ts';
import { cut, drawn, openStage, pierced, place, type Stage, spark } from '../paper/stage.ts';

export const pageScenes = ['empty', 'failed', 'waiting', 'maintenance', 'not-found'] as const;
export type PageScene = (typeof pageScenes)[number];

const [width, height] = [320, 220];
/** The hole in the page through which the scene is seen. */
const opening = shape('160,8 240,14 300,52 312,112 292,172 232,208 160,214 88,208 28,172 8,112 20,52 80,14');

type Drawing = {
  readonly paletteSeed: number;
  readonly light: Light;
  readonly draw: (stage: Stage) => string;
};

const land = (stage: Stage, y: number, tone: number): string =>
  stage.sheet(
    cut(hills(stage.random, { width, y, rise: 8, bottom: 240, steps: 3 }), stage.ink.tone(tone)),
    'low',
  );

/** Nothing here yet: an unlit lantern on a bare twig, and a bird that waits. */
const empty = (stage: Stage): string => {
  const { ink } = stage;
  const twig =
    ribbon('-10,70,12 70,64,8 150,74,6 210,60,0') +
    ribbon('90,66,5 120,44,4 146,26,0') +
    leaf(120, 46, 132, 62, 8) +
    leaf(60, 64, 48, 46, 8);
  const lantern =
    drawn('M178 70V92', ink.tone(0.9), 2) +
    stage.sheet(
      cut(shape('166,98! 190,98! 204,112 204,134 190,148! 166,148! 152,134 152,112'), ink.tone(0.4)) +
        drawn('M167 98Q158 123 167 148M189 98Q198 123 189 148M178 98V148', ink.tone(0.62), 2) +
        cut(box(164, 92, 28, 7, 2) + box(164, 147, 28, 7, 2), ink.tone(0.86)) +
        drawn('M178 154V172', ink.accent, 2.4),
      'low',
    );
  const bird =
    stage.sheet(
      cut(shape('92,58! 98,42 112,36 124,42 130,54 146,58 160,56! 150,66 132,72 110,70'), ink.accent) +
        cut(shape('112,52! 126,52 142,62! 124,66 114,62'), ink.accentDeep) +
        cut(facet('94,46 84,50 94,54'), ink.bloom) +
        cut(disc(103, 46, 2.4), ink.tone(0.92)),
      'flush',
    ) + drawn('M116 70v7M124 70v7', ink.accentDeep, 2);
  return (
    stage.sheet(cut(twig, ink.tone(0.78)), 'low') +
    place(-6, 0, bird) +
    lantern +
    land(stage, 178, 0.56) +
    land(stage, 196, 0.74)
  );
};

/** Something broke: a kite whose line has parted. */
const failed = (stage: Stage): string => {
  const { ink } = stage;
  const kite = place(
    196,
    82,
    stage.sheet(
      cut(facet('0,-50 38,-8 0,52 -38,-8'), ink.bloom) +
        cut(`${facet('0,-50 38,-8 0,-8')}${facet('0,-8 0,52 -38,-8')}`, ink.bloomDeep) +
        drawn('M0 -50V52M-38 -8H38', ink.accent, 2.4) +
        cut(disc(0, -8, 10), ink.light),
      'high',
    ) + cut(ribbon('0,52,5 12,72,6 -4,90,5 8,112,0'), ink.accent),
    { turn: 24 },
  );
  const person =
    shape('86,184! 84,160 90,146 100,146 106,160 104,184!') +
    disc(95, 138, 7) +
    ribbon('98,152,5 108,144,4 114,134,3');
  return (
    stage.sheet(cut(cloudBar(30, 76, 90, 12) + cloudBar(230, 146, 80, 11), ink.tone(0.36)), 'flush') +
    kite +
    drawn(line('114,134 124,122 126,108 134,102'), ink.tone(0.88), 1.8) +
    drawn(line('176,130 166,124 164,112'), ink.tone(0.88), 1.8) +
    land(stage, 172, 0.58) +
    stage.sheet(
      cut(
        hills(stage.random, { width, y: 188, rise: 5, bottom: 240, steps: 3 }) +
          person +
          grass(stage.random, 240, 190, 26, 6),
        ink.tone(0.84),
      ),
      'low',
    )
  );
};

/** In a moment: tea is being poured. */
const waiting = (stage: Stage): string => {
  const { ink } = stage;
  const pot =
    shape('110,92! 182,92! 196,112 198,140 182,160! 110,160! 94,140 96,112') +
    ribbon('194,112,10 216,104,9 226,84,6') +
    shape('122,92! 126,82 146,78 166,82 170,92!') +
    disc(146, 74, 5);
  const cup = (x: number): string =>
    shape(`${x - 16},150! ${x + 16},150! ${x + 13},166 ${x + 7},172! ${x - 7},172! ${x - 13},166`);
  return (
    land(stage, 160, 0.5) +
    drawn(line('146,64 138,52 150,40 142,26') + line('166,68 160,58 170,48'), ink.light, 3, 0.6) +
    stage.sheet(
      cut(pot, stage.fade(ink.bloomLit, ink.bloom, 80, 160)) +
        pierced('M98 104C74 100 72 152 98 150V141C84 140 84 114 98 113Z', ink.bloom) +
        cut(shape('146,106! 158,126 146,146! 134,126'), ink.accent) +
        drawn('M106 98H186', ink.accent, 3),
      'high',
    ) +
    stage.sheet(cut(cup(226) + cup(64), ink.light), 'low') +
    drawn(line('226,142 222,132 230,122'), ink.light, 2.4, 0.6) +
    stage.sheet(
      cut('M-10 170H330V240H-10Z', ink.tone(0.82)) + drawn('M-10 176H330', ink.accent, 2, 0.7),
      'low',
    )
  );
};

/** Back soon: the stage is dark, a ladder stands at the lanterns. */
const maintenance = (stage: Stage): string => {
  const { ink } = stage;
  const drape = (x1: number, x2: number): string =>
    stage.sheet(
      cut(
        `M${x1} 58H${x2}V190Q${(x1 + x2) / 2} 198 ${x1} 190Z`,
        stage.fade(ink.bloom, ink.bloomDeep, 58, 190),
      ) +
        drawn(
          spread(5, x1 + 9, x2 - 9)
            .map((x) => `M${x} 64V186`)
            .join(''),
          ink.tone(0.8),
          2.4,
          0.35,
        ),
      'low',
    );
  return (
    drape(72, 160) +
    drape(160, 248) +
    stage.sheet(cut(box(58, 56, 12, 140) + box(250, 56, 12, 140), ink.tone(0.86)), 'low') +
    tiledRoof(stage, 160, 62, 120, 36, stage.fade(ink.heroLit, ink.heroDeep, 20, 64)) +
    hanging(stage, 100, 96, 11) +
    hanging(stage, 222, 96, 11) +
    stage.sheet(
      drawn('M136 196L158 92M186 196L164 92M141 172H181M146 150H176M150 128H171M155 108H167', ink.accent, 5),
      'low',
    ) +
    stage.sheet(
      cut('M-10 192H330V240H-10Z', ink.tone(0.84)) + drawn('M-10 198H330', ink.accent, 2, 0.6),
      'low',
    )
  );
};

/** Nowhere: a small boat under a great sky. */
const notFound = (stage: Stage): string => {
  const { ink } = stage;
  const boat =
    cut(shape('118,158! 138,170 182,170 208,154! 198,180 184,184 140,184 126,176'), ink.tone(0.9)) +
    cut(
      shape('174,162! 172,140 180,132 188,140 190,162!') +
        disc(180, 126, 6) +
        ribbon('184,142,4 196,136,3 204,130,3'),
      ink.tone(0.92),
    ) +
    drawn('M206 130V112', ink.tone(0.92), 2) +
    spark(stage, 206, 134, 4, 7);
  return (
    stars(stage, 26, 130, { x: 96, y: 70, radius: 30, kind: 'crescent' }) +
    place(236, 60, comet(stage), { scale: 0.1 }) +
    place(262, 96, skyLantern(stage, ink.bloom), { scale: 0.12 }) +
    stage.sheet(cut(swell({ width, y: 160, rise: 4, bottom: 240, steps: 4 }), ink.tone(0.5)), 'low') +
    stage.sheet(boat, 'low') +
    stage.sheet(cut(swell({ width, y: 182, rise: 5, bottom: 240, steps: 3 }, 20), ink.tone(0.68)), 'low') +
    stage.sheet(cut(swell({ width, y: 200, rise: 5, bottom: 240, steps: 3 }, -30), ink.tone(0.84)), 'low')
  );
};

const drawings: Readonly<Record<PageScene, Drawing>> = {
  empty: { paletteSeed: 17, light: { x: 170, y: 100, radius: 54, kind: 'full' }, draw: empty },
  failed: { paletteSeed: 15, light: { x: 150, y: 96, radius: 44, kind: 'sun' }, draw: failed },
  waiting: { paletteSeed: 19, light: { x: 160, y: 92, radius: 60, kind: 'full' }, draw: waiting },
  maintenance: { paletteSeed: 2, light: { x: 160, y: 96, radius: 50, kind: 'hidden' }, draw: maintenance },
  'not-found': { paletteSeed: 4, light: { x: 96, y: 70, radius: 30, kind: 'crescent' }, draw: notFound },
};

/** A small scene for a page that has nothing else to show, 320×220, clear outside its round opening. */
export const pageSceneSvg = (kind: PageScene): string => {
  const { paletteSeed, light, draw } = drawings[kind];
  const stage = openStage({ width, height, paletteSeed, seed: `page ${kind}`, idPrefix: `page-${kind}-` });
  return stage.svg(stage.within(opening, backdrop(stage, light) + draw(stage)));
};
