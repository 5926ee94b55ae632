import { paperCrane } from '../motifs/cards.ts';
import { koi } from '../motifs/carp.ts';
import { phoenixRising } from '../motifs/phoenix.ts';
import { hanging, tiledRoof } from '../motifs/roofs.ts';
import { skyLantern } from '../motifs/shore.ts';
import { backdrop, type Light, mist, stars } from '../paper/backdrop.ts';
import { box, disc, facet, leaf, oval, ribbon, shape, spread } from '../paper/path.ts';
import { cloudBar, hills, swell } from '../paper/scenery.ts';
import { cut, drawn, openStage, pierced, place, type Stage, spark } from '../paper/stage.ts';

export const promotions = [
  'welcome',
  'recharge',
  'red-envelope',
  'invite',
  'turnover',
  'vip',
  'streak',
] as const;
export type Promotion = (typeof promotions)[number];

const [width, height] = [960, 540];

type Drawing = {
  readonly paletteSeed: number;
  readonly light: Light;
  readonly draw: (stage: Stage) => string;
};

const cloudsBelow = (stage: Stage): string =>
  stage.sheet(
    cut(
      cloudBar(-60, 486, 420, 60) +
        cloudBar(330, 500, 340, 60) +
        cloudBar(640, 488, 420, 64) +
        box(-30, 484, 1020, 100),
      stage.ink.tone(0.72),
    ),
    'low',
  ) +
  stage.sheet(
    cut(
      cloudBar(120, 540, 420, 60) +
        cloudBar(560, 546, 460, 62) +
        cloudBar(-100, 550, 300, 56) +
        box(-30, 530, 1020, 60),
      stage.ink.tone(0.88),
    ),
    'high',
  );

const coin = (stage: Stage, x: number, y: number, radius: number, turn = 0): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    stage.sheet(
      pierced(
        disc(0, 0, radius) + box(-radius * 0.24, -radius * 0.24, radius * 0.48, radius * 0.48),
        stage.fade(ink.accent, ink.accentDeep, -radius, radius),
      ) +
        pierced(disc(0, 0, radius * 0.86) + disc(0, 0, radius * 0.79), ink.light, 0.7) +
        cut(
          leaf(0, -radius * 0.7, 0, -radius * 0.34, radius * 0.16) +
            leaf(0, radius * 0.7, 0, radius * 0.34, radius * 0.16) +
            leaf(-radius * 0.7, 0, -radius * 0.34, 0, radius * 0.16) +
            leaf(radius * 0.7, 0, radius * 0.34, 0, radius * 0.16),
          ink.light,
          { opacity: 0.7 },
        ),
      'low',
    ),
    { turn },
  );
};

/** The gate stands open, light falls out. */
const welcome = (stage: Stage): string => {
  const { ink } = stage;
  const leaf1 = 'M352 210L296 190V486L352 470Z';
  const studs = [230, 280, 330, 380, 430].map((y) => disc(324, y, 5)).join('');
  const door = (flip: boolean): string =>
    place(
      flip ? 960 : 0,
      0,
      stage.sheet(cut(leaf1, stage.fade(ink.bloom, ink.bloomDeep, 190, 480)) + cut(studs, ink.accent), 'low'),
      { flip },
    );
  return (
    cut(
      box(352, 200, 256, 280),
      stage.bloom(480, 360, 220, [
        [0, ink.light, 1],
        [1, ink.glow, 1],
      ]),
    ) +
    cut(facet('352,480 608,480 760,560 200,560'), ink.light, { opacity: 0.4 }) +
    door(false) +
    door(true) +
    stage.sheet(
      cut(box(270, 176, 26, 310) + box(664, 176, 26, 310) + box(262, 176, 436, 20), ink.heroDeep),
      'high',
    ) +
    tiledRoof(stage, 480, 180, 300, 96, stage.fade(ink.heroLit, ink.hero, 80, 180)) +
    hanging(stage, 236, 262, 30) +
    hanging(stage, 724, 262, 30) +
    stage.sheet(
      cut(hills(stage.random, { width, y: 492, rise: 4, bottom: 580, steps: 3 }), ink.tone(0.86)),
      'low',
    )
  );
};

/** A koi brings coins. */
const recharge = (stage: Stage): string =>
  place(430, 250, koi(stage, stage.ink.light, stage.ink.hero, stage.ink.hero), { scale: 1, turn: 62 }) +
  coin(stage, 700, 170, 56, -8) +
  coin(stage, 782, 270, 42, 12) +
  coin(stage, 664, 320, 36, 4) +
  coin(stage, 226, 132, 34, 10) +
  stage.sheet(cut(swell({ width, y: 440, rise: 16, bottom: 580, steps: 4 }), stage.ink.tone(0.62)), 'low') +
  stage.sheet(
    cut(swell({ width, y: 490, rise: 18, bottom: 580, steps: 3 }, 60), stage.ink.tone(0.8)),
    'high',
  );

const redEnvelope = (stage: Stage): string => {
  const { ink } = stage;
  const envelope = (x: number, y: number, turn: number, scale: number): string =>
    place(
      x,
      y,
      stage.sheet(
        cut(box(-90, -130, 180, 260, 14), stage.fade(ink.bloom, ink.bloomDeep, -130, 130)) +
          cut('M-90 -130H90V-70Q0 20 -90 -70Z', ink.bloomLit) +
          drawn('M-90 -70Q0 20 90 -70', ink.accent, 4) +
          cut(disc(0, -24, 30), ink.accent) +
          cut(shape('0,-44! 11,-28 13,-14 0,-4 -13,-14 -11,-28'), ink.bloom) +
          cut(leaf(-60, 90, 0, 44, 18, 6) + leaf(60, 90, 0, 44, 18, -6) + disc(0, 96, 8), ink.accent, {
            opacity: 0.8,
          }),
        'high',
      ),
      { turn, scale },
    );
  return (
    envelope(300, 300, -18, 0.82) +
    envelope(660, 300, 18, 0.82) +
    envelope(480, 262, 0, 1.12) +
    coin(stage, 210, 160, 30, 12) +
    coin(stage, 762, 150, 34, -10) +
    coin(stage, 380, 96, 22, 20) +
    spark(stage, 600, 100, 5, 6) +
    cloudsBelow(stage)
  );
};

const invite = (stage: Stage): string =>
  drawn('M310 300Q480 380 650 300', stage.ink.accent, 4, 0.8) +
  place(286, 270, paperCrane(stage, stage.ink.bloomLit, stage.ink.bloom), { scale: 1.1, flip: true }) +
  place(
    676,
    270,
    paperCrane(stage, stage.fade(stage.ink.light, stage.ink.tone(0.2), -150, 100), stage.ink.accentDeep),
    { scale: 1.1 },
  ) +
  place(480, 348, skyLantern(stage, stage.ink.hero), { scale: 0.62 }) +
  cloudsBelow(stage);

/** Beads run along the rods: what has been played is counted. */
const turnover = (stage: Stage): string => {
  const { ink } = stage;
  const rods = spread(9, 250, 710);
  const beads = rods
    .flatMap((x, index) =>
      spread(5, 210, 366).map((y, row) => {
        const at = row > (index * 7) % 5 ? y + 34 : y;
        return stage.sheet(
          cut(
            shape(
              `${x - 27},${at}! ${x - 13},${at - 15} ${x + 13},${at - 15} ${x + 27},${at}! ${x + 13},${at + 15} ${x - 13},${at + 15}`,
            ),
            index % 3 === 1 ? ink.accent : ink.bloom,
          ),
          'flush',
        );
      }),
    )
    .join('');
  const inner = box(216, 176, 528, 250, 8);
  return (
    mist(stage, 480, 290, 320, 0.4) +
    cut(inner, ink.tone(0.2), { opacity: 0.35 }) +
    drawn(rods.map((x) => `M${x} 170V430`).join(''), ink.heroDeep, 5) +
    beads +
    stage.sheet(
      pierced(box(186, 146, 588, 310, 18) + inner, stage.fade(ink.heroLit, ink.heroDeep, 146, 456)),
      'high',
    ) +
    coin(stage, 150, 430, 44) +
    coin(stage, 822, 410, 52) +
    stage.sheet(cut(swell({ width, y: 488, rise: 12, bottom: 580, steps: 4 }), ink.tone(0.84)), 'high')
  );
};

const vip = (stage: Stage): string => {
  const { ink } = stage;
  return (
    place(480, 262, phoenixRising(stage), { scale: 0.84 }) +
    cut(ribbon('200,90,0 260,140,6 300,120,0') + ribbon('760,90,0 700,140,6 660,120,0'), ink.light, {
      opacity: 0.5,
    }) +
    cut(oval(480, 500, 240, 30), ink.light, { opacity: 0.3 }) +
    cloudsBelow(stage)
  );
};

/** One lantern after the other is lit along a line that climbs: wins in a row. */
const streak = (stage: Stage): string => {
  const { ink } = stage;
  const lanterns = [0, 1, 2, 3, 4].map((step) => ({
    x: 168 + step * 156,
    y: 330 - step * 52,
    size: 34 + step * 9,
  }));
  return (
    drawn('M40 319L960 -94', ink.accent, 4, 0.8) +
    lanterns.map(({ x, y, size }) => mist(stage, x, y + size, size * 2.4, 0.3)).join('') +
    lanterns.map(({ x, y, size }) => hanging(stage, x, y, size)).join('') +
    spark(stage, 868, 96, 7, 8) +
    spark(stage, 742, 70, 5, 6) +
    coin(stage, 640, 388, 44, -8) +
    coin(stage, 752, 356, 54, 10) +
    coin(stage, 552, 424, 30, 14) +
    cloudsBelow(stage)
  );
};

const drawings: Readonly<Record<Promotion, Drawing>> = {
  welcome: { paletteSeed: 2, light: { x: 480, y: 250, radius: 170, kind: 'sun' }, draw: welcome },
  recharge: { paletteSeed: 0, light: { x: 470, y: 240, radius: 150, kind: 'full' }, draw: recharge },
  'red-envelope': { paletteSeed: 7, light: { x: 480, y: 230, radius: 160, kind: 'sun' }, draw: redEnvelope },
  invite: { paletteSeed: 18, light: { x: 480, y: 230, radius: 150, kind: 'full' }, draw: invite },
  turnover: { paletteSeed: 12, light: { x: 480, y: 200, radius: 150, kind: 'full' }, draw: turnover },
  vip: { paletteSeed: 5, light: { x: 480, y: 220, radius: 150, kind: 'sun' }, draw: vip },
  streak: { paletteSeed: 9, light: { x: 300, y: 170, radius: 110, kind: 'full' }, draw: streak },
};

/** A promotion's picture, 960×540. */
export const promotionSvg = (name: Promotion, bleed = 0): string => {
  const { paletteSeed, light, draw } = drawings[name];
  const stage = openStage({ width, height, paletteSeed, seed: `promotion ${name}`, bleed });
  return stage.svg(backdrop(stage, light) + stars(stage, 40, 300, light) + draw(stage));
};
