import { pepperString } from '@pavilion/art/motifs/kitchen';
import { backdrop, type Light, mist, stars } from '@pavilion/art/paper/backdrop';
import { box, disc, spread } from '@pavilion/art/paper/path';
import { cut, drawn, type Stage } from '@pavilion/art/paper/stage';
import { moonFace, night, type Scene } from './scene.ts';

/** A shelf with jars, drawn from its left end. */
const shelf = (stage: Stage, x: number, y: number, width: number): string =>
  stage.sheet(
    cut(
      spread(4, x + 40, x + width - 60)
        .map((at, index) => box(at, y - 74 - (index % 2) * 26, 62, 74 + (index % 2) * 26, 14))
        .join(''),
      stage.fade(stage.ink.tone(0.6), stage.ink.tone(0.82), y - 100, y),
    ) + cut(box(x, y, width, 20, 6), stage.ink.tone(0.88)),
    'low',
  );

/** A kitchen by night: the moon in the window, peppers hung up to dry, jars on shelves, a warm stove below. */
export const kitchen: Scene = (stage, form) => {
  const { ink, width, height } = stage;
  const wide = form === 'wide';
  const light: Light = wide
    ? { x: 800, y: 190, radius: 120, kind: 'full' }
    : { x: 450, y: 300, radius: 130, kind: 'full' };
  const counter = wide ? 760 : 1240;
  const [left, top, across, high] = wide ? [560, 20, 480, 360] : [220, 110, 460, 400];
  const wall = `M-30 -30H${width + 30}V${counter}H-30ZM${left} ${top}V${top + high}H${left + across}V${top}Z`;
  const strings = wide ? [60, 150, 240, 1360, 1450, 1540] : [50, 130, 770, 850];
  return (
    backdrop(stage, light) +
    night(stage, 0.3) +
    moonFace(stage, light) +
    stars(stage, 60, top + high, light) +
    stage.sheet(
      cut(wall, stage.fade(ink.tone(0.72), ink.tone(0.9), 0, counter), { rule: 'evenodd' }),
      'low',
    ) +
    drawn(
      `M${left + across / 2} ${top}V${top + high}M${left} ${top + high / 2}H${left + across}M${left} ${top}H${left + across}V${top + high}H${left}Z`,
      ink.tone(0.95),
      14,
    ) +
    strings.map((x, index) => pepperString(stage, x, 30, 5 + (index % 3))).join('') +
    (wide
      ? shelf(stage, 30, 560, 330) + shelf(stage, 1240, 560, 330)
      : shelf(stage, -20, 720, 300) + shelf(stage, 620, 720, 300)) +
    stage.sheet(
      cut(box(-30, counter, width + 60, height), stage.fade(ink.tone(0.8), ink.tone(0.97), counter, height)),
      'high',
    ) +
    mist(stage, width / 2, counter + 60, wide ? 520 : 420, 0.4) +
    cut(
      spread(3, width * 0.2, width * 0.8)
        .map((x) => disc(x, counter + 90, 16))
        .join(''),
      ink.accent,
      { opacity: 0.7 },
    )
  );
};
