import { mist } from '../paper/backdrop.ts';
import { box, facet, leaf, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground, pine } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A tower with a pointed roof and a flag. */
const spire = (
  stage: Stage,
  x: number,
  base: number,
  width: number,
  height: number,
  tone: string,
): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(`M${x - width / 2} ${base}V${base - height}H${x + width / 2}V${base}Z`, tone) +
      cut(
        shape(
          `${x},${base - height - width * 1.9}! ${x + width * 0.3},${base - height - width * 0.7} ${x + width * 0.76},${base - height}! ${x - width * 0.76},${base - height}! ${x - width * 0.3},${base - height - width * 0.7}`,
        ),
        stage.fade(ink.bloomLit, ink.bloom, base - height - width * 2, base - height),
      ) +
      cut(
        spread(Math.max(2, Math.floor(height / 46)), base - height + 26, base - 34)
          .map((y) => box(x - 5, y, 10, 19, 5))
          .join(''),
        ink.light,
      ) +
      drawn(`M${x} ${base - height - width * 1.9}v-34`, ink.accentDeep, 3) +
      cut(
        facet(
          `${x},${base - height - width * 1.9 - 34} ${x + 30},${base - height - width * 1.9 - 25} ${x},${base - height - width * 1.9 - 15}`,
        ),
        ink.accent,
      ),
    'low',
  );
};

/** A small island afloat in the air. */
const islet = (stage: Stage, x: number, y: number, scale: number): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    stage.sheet(
      cut(shape('-70,0! -30,-12 30,-12 70,0! 46,30 20,40! 4,80 -14,44! -46,34'), ink.tone(0.58)) +
        cut(pine(-30, -4, 62) + pine(0, -8, 84) + pine(30, -4, 54), ink.tone(0.62)),
      'low',
    ),
    { scale },
  );
};

export const skyCitadel: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 260, radius: 158, kind: random.pick(['full', 'ring']) };
  const island = shape(
    '70,540! 140,520 300,514 460,520 530,540! 500,580 440,600! 410,660 350,690! 316,740 286,690! 230,676 200,620! 130,600 96,572',
  );
  const back =
    stage.sheet(cut(cloudBar(-60, 180, 230, 34) + cloudBar(410, 220, 250, 36), ink.tone(0.38)), 'flush') +
    islet(stage, 92, 330, 0.8) +
    islet(stage, 516, 410, 0.9);
  const stone = stage.fade(ink.heroLit, ink.heroDeep, 200, 540);
  const hero =
    mist(stage, 300, 440, 290, 0.35) +
    spire(stage, 190, 540, 52, 170, stone) +
    spire(stage, 410, 540, 52, 190, stone) +
    spire(stage, 124, 546, 40, 90, stone) +
    spire(stage, 476, 546, 40, 100, stone) +
    spire(stage, 300, 536, 78, 250, stone) +
    stage.sheet(
      cut(
        `M100 548V492${spread(14, 100, 490)
          .map((x, index) => (index % 2 === 0 ? `H${x + 15}V478` : `H${x + 15}V492`))
          .join('')}H500V548Z`,
        stage.fade(ink.hero, ink.heroDeep, 470, 550),
      ) +
        cut('M272 548V512Q300 482 328 512V548Z', ink.light) +
        drawn('M286 548V506M300 548V498M314 548V506M272 526H328', ink.heroDeep, 3),
      'low',
    ) +
    stage.sheet(
      cut(island, stage.fade(ink.tone(0.66), ink.tone(0.84), 510, 740)) +
        cut(
          leaf(200, 560, 226, 650, 12) +
            leaf(300, 550, 306, 710, 14) +
            leaf(400, 556, 384, 650, 12) +
            leaf(460, 552, 446, 592, 9) +
            leaf(140, 552, 156, 590, 9),
          ink.glow,
          { opacity: 0.25 },
        ),
      'high',
    );
  const front =
    stage.sheet(
      cut(cloudBar(-60, 700, 300, 50) + cloudBar(330, 716, 340, 52) + ground(700), ink.tone(0.64)),
      'low',
    ) +
    stage.sheet(
      cut(cloudBar(100, 770, 420, 58) + cloudBar(-90, 786, 250, 50) + ground(764), ink.tone(0.84)),
      'high',
    );
  return { light, zoomMax: 1.1, frames: ['bare', 'arch', 'scallop'], starsTo: 420, back, hero, front };
};
