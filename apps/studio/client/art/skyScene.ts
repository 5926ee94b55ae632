import { backdrop, type Light, mist, stars } from '@pavilion/art/paper/backdrop';
import { spread } from '@pavilion/art/paper/path';
import { cloudBar, hills, peaks, pine } from '@pavilion/art/paper/scenery';
import { cut, type Stage } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** Banks of cloud, each nearer and darker. */
const clouds = (
  { ink }: Stage,
  width: number,
  y: number,
  size: number,
  count: number,
  tone: number,
): string =>
  cut(
    spread(count, -0.1, 0.82)
      .map((share, index) => cloudBar(share * width, y + (index % 3) * size * 0.5, width * 0.34, size))
      .join(''),
    ink.tone(tone),
  );

/** A sea of clouds by moonlight, peaks that stand out of it. */
export const sky: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 1260, y: 210, radius: 120, kind: 'full' }
    : { x: 660, y: 330, radius: 130, kind: 'full' };
  const line = wide ? 560 : 760;
  const bottom = height + 30;
  return (
    backdrop(stage, light) +
    night(stage, 0.32) +
    moonFace(stage, light) +
    stars(stage, wide ? 110 : 100, line - 120, light) +
    stage.sheet(clouds(stage, width, line - 260, 36, 4, 0.46), 'flush') +
    stage.sheet(
      cut(
        peaks(random, { width, y: line, rise: wide ? 230 : 260, bottom, steps: wide ? 5 : 3 }),
        stage.fade(ink.tone(0.52), ink.tone(0.66), line - 260, line + 200),
      ),
      'low',
    ) +
    mist(stage, width / 2, line + 60, width * 0.4, 0.3) +
    stage.sheet(clouds(stage, width, line + 20, wide ? 56 : 60, 6, 0.58), 'low') +
    stage.sheet(clouds(stage, width, line + 150, wide ? 66 : 74, 6, 0.7), 'low') +
    stage.sheet(
      cut(
        hills(random, { width, y: line + 300, rise: 40, bottom, steps: wide ? 6 : 4 }) +
          spread(wide ? 9 : 6, 0.02, 0.98)
            .filter((share) => Math.abs(share - 0.5) > 0.26)
            .map((share) => pine(share * width, line + 330, wide ? 190 : 240))
            .join(''),
        stage.fade(ink.tone(0.8), ink.tone(0.94), line + 200, bottom),
      ),
      'high',
    )
  );
};

/** Curtains of northern light over snow and firs. */
export const aurora: Scene = (stage, form) => {
  const { ink, random, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = { x: width * 0.2, y: wide ? 180 : 300, radius: wide ? 70 : 80, kind: 'full' };
  const ground = wide ? 640 : 860;
  const bottom = height + 30;
  const veil = (y: number, reach: number, tone: string, strength: number): string =>
    cut(
      `M-40 ${y}C${width * 0.2} ${y - reach} ${width * 0.4} ${y + reach * 0.6} ${width * 0.6} ${y - reach * 0.4}S${width * 0.9} ${y - reach * 0.2} ${width + 40} ${y - reach}V${y + reach * 0.4}C${width * 0.8} ${y + reach * 1.2} ${width * 0.6} ${y + reach * 0.4} ${width * 0.42} ${y + reach * 1.3}S${width * 0.1} ${y + reach * 0.7} -40 ${y + reach * 1.4}Z`,
      tone,
      { opacity: strength },
    );
  const firs = (y: number, size: number, count: number, tone: number): string =>
    stage.sheet(
      cut(
        hills(random, { width, y, rise: 34, bottom, steps: wide ? 6 : 4 }) +
          spread(count, -0.02, 1.02)
            .filter((share) => Math.abs(share - 0.5) > 0.2)
            .map((share, index) => pine(share * width, y + 30, size * (0.7 + (index % 3) * 0.2)))
            .join(''),
        stage.fade(ink.tone(tone), ink.tone(tone + 0.16), y - size, bottom),
      ),
      'low',
    );
  return (
    backdrop(stage, light) +
    night(stage, 0.42) +
    stars(stage, wide ? 130 : 110, ground - 120, light) +
    veil(wide ? 180 : 260, wide ? 170 : 220, '#59ffc0', 0.2) +
    veil(wide ? 260 : 420, wide ? 150 : 200, '#7fb0ff', 0.16) +
    veil(wide ? 330 : 560, wide ? 120 : 180, '#c48bff', 0.14) +
    moonFace(stage, light) +
    firs(ground - 80, wide ? 130 : 150, wide ? 22 : 14, 0.5) +
    firs(ground + 40, wide ? 220 : 280, wide ? 15 : 9, 0.68) +
    stage.sheet(
      cut(
        hills(random, { width, y: ground + 190, rise: 50, bottom, steps: wide ? 5 : 3 }),
        stage.fade('#b9d2ee', '#4a6594', ground + 130, bottom),
      ),
      'high',
    )
  );
};
