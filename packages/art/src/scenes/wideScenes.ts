import { raceBoat } from '../motifs/boats.ts';
import { koi, pad, waterLantern } from '../motifs/carp.ts';
import { comet, wayfarer } from '../motifs/comet.ts';
import { hanging, sweptRoof } from '../motifs/roofs.ts';
import { skyLantern } from '../motifs/shore.ts';
import { rain, teaHouseFront } from '../motifs/teaHouse.ts';
import { mist } from '../paper/backdrop.ts';
import { box, disc, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import { cloudBar, grass, hills, peaks, pine, ripples, swell, waves } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';
import type { WideScene } from './banner.ts';

const clouds = (
  stage: Stage,
  tone: number,
  places: readonly (readonly [number, number, number, number])[],
): string =>
  stage.sheet(
    cut(
      places.map(([x, y, length, height]) => cloudBar(x, y, length, height)).join(''),
      stage.ink.tone(tone),
    ),
    'flush',
  );

const land = (stage: Stage, y: number, rise: number, tone: number, steps: number, growth = ''): string =>
  stage.sheet(
    cut(
      hills(stage.random, { width: stage.width, y, rise, bottom: stage.height + 40, steps }) + growth,
      stage.ink.tone(tone),
    ),
    'low',
  );

const sea = (stage: Stage, y: number, rise: number, tone: number, steps: number, shift: number): string =>
  stage.sheet(
    cut(
      waves({ width: stage.width, y, rise, bottom: stage.height + 40, steps }, shift),
      stage.ink.tone(tone),
    ),
    'high',
  );

/** A burst of cut paper sparks. */
const firework = (stage: Stage, x: number, y: number, radius: number, tone: string): string => {
  const rays = spread(18, 0, 340)
    .map((degrees, index) => {
      const reach = radius * (index % 2 === 0 ? 1 : 0.72);
      const [x1, y1] = polar(x, y, radius * 0.24, degrees);
      const [x2, y2] = polar(x, y, reach, degrees);
      return leaf(x1, y1, x2, y2, radius * 0.055) + disc(x2, y2, radius * 0.03);
    })
    .join('');
  return cut(rays, tone, { opacity: 0.9 }) + spark(stage, x, y, radius * 0.05, 6);
};

export const grandOpening: WideScene = (stage, { x, y }) => {
  const { ink, width, height } = stage;
  const street = [-330, -200, 210, 340].map((dx, index) => {
    const top = y + 50 + (index % 2) * 26;
    return sweptRoof(x + dx, top, 100, 44) + box(x + dx - 70, top, 140, 400);
  });
  const string = (top: number, sag: number): string =>
    drawn(`M-10 ${top}Q${width / 2} ${top + sag} ${width + 10} ${top}`, ink.tone(0.84), 2) +
    spread(Math.round(width / 90), 30, width - 30)
      .map((cx) => {
        const share = cx / width;
        return hanging(stage, cx, top + sag * 2 * share * (1 - share) + 24, 11);
      })
      .join('');
  const crowd = spread(Math.round(width / 46), 10, width - 10)
    .map((cx, index) => {
      const tall = 52 + ((index * 37) % 5) * 7;
      return `${shape(`${cx - 15},${height + 20}! ${cx - 13},${height - tall * 0.5} ${cx},${height - tall * 0.7} ${cx + 13},${height - tall * 0.5} ${cx + 15},${height + 20}!`)}${disc(cx, height - tall * 0.84, 9)}`;
    })
    .join('');
  const content =
    firework(stage, x - 250, y - 100, 86, ink.light) +
    firework(stage, x + 270, y - 110, 72, ink.accent) +
    firework(stage, x + 160, y - 170, 44, ink.light) +
    place(x - 340, y - 20, skyLantern(stage, ink.hero), { scale: 0.34 }) +
    place(x + 350, y + 4, skyLantern(stage, ink.hero), { scale: 0.38 }) +
    place(x - 190, y - 40, skyLantern(stage, ink.hero), { scale: 0.2 }) +
    stage.sheet(cut(street.join(''), ink.tone(0.56)), 'low') +
    mist(stage, x, y + 60, 260, 0.5) +
    place(x, y + 196, teaHouseFront(stage), { scale: 0.77 }) +
    string(10, 44) +
    stage.sheet(
      cut(box(-30, y + 196, width + 60, 300), stage.fade(ink.tone(0.7), ink.tone(0.9), y + 190, height)),
      'low',
    ) +
    stage.sheet(cut(crowd, ink.tone(0.93)), 'high');
  return { light: { x, y: y - 20, radius: 150, kind: 'sun' }, starry: true, content };
};

export const koiMoonScene: WideScene = (stage, { x, y }) => {
  const { ink, height } = stage;
  const content =
    ripples(stage, 10, height - 10, ink.light, 0.22) +
    stage.sheet(
      pad(stage, x - 330, y + 110, 70, 30, ink.tone(0.58)) +
        pad(stage, x + 330, y - 120, 80, 200, ink.tone(0.58)) +
        pad(stage, x - 250, y - 170, 46, 100, ink.tone(0.6)),
      'low',
    ) +
    place(x - 96, y - 4, koi(stage, ink.light, ink.hero, ink.hero), { scale: 0.86, turn: 42 }) +
    place(x + 128, y + 28, koi(stage, ink.heroLit, ink.hero, ink.accent), { scale: 0.72, turn: 214 }) +
    stage.sheet(
      pad(stage, x + 300, y + 190, 84, 150, ink.tone(0.8)) +
        pad(stage, x - 190, y + 214, 70, -20, ink.tone(0.8)) +
        pad(stage, x + 390, y + 30, 54, 60, ink.tone(0.74)),
      'high',
    ) +
    waterLantern(stage, x + 262, y + 130, 0.86) +
    waterLantern(stage, x - 262, y + 60, 0.66) +
    waterLantern(stage, x + 232, y - 130, 0.5) +
    waterLantern(stage, x - 130, y - 160, 0.42);
  return { light: { x, y, radius: 124, kind: 'full' }, starry: false, content };
};

export const cometPeaksScene: WideScene = (stage, { x, y }) => {
  const { ink, random, width, height } = stage;
  const range = (base: number, rise: number, steps: number, tone: number): string =>
    stage.sheet(
      cut(
        peaks(random, { width, y: base, rise, bottom: height + 40, steps }),
        stage.fade(ink.tone(tone - 0.1), ink.tone(tone + 0.08), base - rise, base + 90),
      ),
      'low',
    );
  const steps = Math.round(width / 190);
  const content =
    mist(stage, x - 60, y - 20, 300, 0.5) +
    clouds(stage, 0.36, [
      [x - 330, y + 60, 220, 22],
      [x + 190, y + 30, 260, 24],
    ]) +
    range(y + 150, 130, steps, 0.44) +
    place(x - 60, y - 20, comet(stage), { scale: 0.72 }) +
    range(y + 186, 110, steps + 1, 0.54) +
    stage.sheet(
      cut(
        shape(
          `${x - 300},${height + 40}! ${x - 240},${y + 190}! ${x - 190},${y + 150}! ${x - 176},${y + 152}! ${x - 118},${y + 80}! ${x - 84},${y + 40}! ${x - 70},${y + 58}! ${x - 56},${y + 50}! ${x},${y + 120}! ${x + 18},${y + 116}! ${x + 96},${y + 178}! ${x + 240},${height + 40}!`,
        ),
        stage.fade(ink.tone(0.58), ink.tone(0.78), y + 40, height),
      ) +
        cut(
          shape(
            `${x - 84},${y + 40}! ${x - 70},${y + 58}! ${x - 56},${y + 50}! ${x - 24},${y + 92}! ${x - 42},${y + 84}! ${x - 50},${y + 106}! ${x - 68},${y + 80}! ${x - 80},${y + 110}! ${x - 94},${y + 82}! ${x - 118},${y + 98}! ${x - 118},${y + 80}!`,
          ),
          ink.tone(0.08),
        ),
      'high',
    ) +
    wayfarer(stage, x + 60, y + 152) +
    land(
      stage,
      y + 208,
      14,
      0.8,
      5,
      spread(Math.round(width / 60), 10, width - 10)
        .map((cx, index) => pine(cx, y + 224, 44 + ((index * 53) % 5) * 13))
        .join(''),
    ) +
    land(stage, y + 232, 8, 0.93, 4);
  return { light: { x: x - 60, y: y - 20, radius: 44, kind: 'hidden' }, starry: true, content };
};

export const teaHouseScene: WideScene = (stage, { x, y }) => {
  const { ink, width, height } = stage;
  const row = (top: number, tone: number, size: number): string =>
    stage.sheet(
      cut(
        spread(Math.round(width / (190 * size)), 0, width)
          .map((cx, index) => {
            const eaves = top + (index % 3) * 16;
            return sweptRoof(cx, eaves, 104 * size, 46 * size) + box(cx - 76 * size, eaves, 152 * size, 400);
          })
          .join(''),
        ink.tone(tone),
      ),
      'low',
    );
  const willow = spread(9, x + 190, x + 420)
    .map((cx, index) => {
      const low = 120 + ((index * 47) % 4) * 34;
      return (
        ribbon(`${cx},-20,6 ${cx + 10},${low * 0.5},5 ${cx - 4},${low},0`) +
        spread(5, 20, low - 16)
          .map((cy) => leaf(cx + 6, cy, cx + (index % 2 ? 20 : -10), cy + 30, 7, 2))
          .join('')
      );
    })
    .join('');
  const umbrella =
    cut(shape('-20,104! -24,40 -8,14 12,16 22,46 20,104!') + disc(2, 2, 13), ink.tone(0.9)) +
    cut(shape('-70,0! -50,-34 0,-56 50,-34 70,0! 46,-10 24,0! 0,-10 -24,0! -46,-10'), ink.accent);
  const content =
    clouds(stage, 0.36, [
      [x + 150, y - 110, 230, 26],
      [x - 420, y - 70, 200, 24],
    ]) +
    row(y + 30, 0.5, 0.9) +
    row(y + 84, 0.62, 1) +
    mist(stage, x, y + 70, 280, 0.45) +
    place(x, y + 182, teaHouseFront(stage), { scale: 0.76 }) +
    stage.sheet(
      cut(box(-30, y + 184, width + 60, 300), stage.fade(ink.tone(0.7), ink.tone(0.88), y + 184, height)),
      'low',
    ) +
    ripples(stage, y + 190, height, ink.light, 0.28) +
    stage.sheet(place(x - 240, y + 116, umbrella, { scale: 0.86 }), 'low') +
    rain(stage) +
    stage.sheet(cut(willow, ink.tone(0.86)), 'low');
  return { light: { x: x + 170, y: y - 90, radius: 76, kind: 'full' }, starry: false, content };
};

export const harborRace: WideScene = (stage, { x, y }) => {
  const { ink, random, width, height } = stage;
  const boat = raceBoat(stage);
  const pennants = spread(Math.round(width / 70), 0, width).map((cx, index) => {
    const top = 20 + Math.sin((cx / width) * Math.PI) * 26;
    return cut(
      shape(`${cx - 14},${top}! ${cx + 14},${top}! ${cx},${top + 34}!`),
      index % 2 === 0 ? ink.accent : ink.bloom,
    );
  });
  const content =
    drawn(`M-10 20Q${width / 2} 72 ${width + 10} 20`, ink.tone(0.84), 2.4) +
    stage.sheet(pennants.join(''), 'flush') +
    clouds(stage, 0.38, [
      [x - 400, y - 70, 210, 24],
      [x + 200, y - 100, 230, 26],
    ]) +
    land(stage, y + 60, 50, 0.46, Math.round(width / 200)) +
    stage.sheet(
      cut(
        swell({ width, y: y + 92, rise: 8, bottom: height + 40, steps: Math.round(width / 150) }),
        ink.tone(0.52),
      ),
      'low',
    ) +
    place(x + 10, y - 146, boat, { scale: 0.42 }) +
    sea(stage, y + 132, 22, 0.6, Math.round(width / 88), 30) +
    mist(stage, x - 60, y + 40, 220, 0.3) +
    place(x - 330, y - 222, boat, { scale: 0.72 }) +
    sea(stage, y + 190, 30, 0.72, Math.round(width / 110), -20) +
    sea(stage, y + 226, 36, 0.88, Math.round(width / 130), 40) +
    stage.sheet(
      cut(grass(random, x + 380, height + 6, 120, 8) + grass(random, 40, height + 6, 90, 8), ink.tone(0.93)),
      'low',
    );
  return { light: { x: x + 110, y: y - 40, radius: 104, kind: 'sun' }, starry: false, content };
};
