import { mist } from '../paper/backdrop.ts';
import { disc, line, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { grass, hills, peaks } from '../paper/scenery.ts';
import { cut, drawn, pierced, place, type Stage } from '../paper/stage.ts';

/** A rider bent over the bars, to the left, about 300×240, wheels on y 200. */
const cyclist = (stage: Stage, jersey: string, frame: string): string => {
  const { ink } = stage;
  const wheelAt = (x: number): string =>
    pierced(disc(x, 138, 66) + disc(x, 138, 58), ink.tone(0.9)) +
    drawn(
      spread(9, 0, 160)
        .map((degrees) => {
          const [x1, y1] = polar(x, 138, 58, degrees);
          const [x2, y2] = polar(x, 138, 58, degrees + 180);
          return `M${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}`;
        })
        .join(''),
      ink.tone(0.84),
      1.4,
      0.6,
    ) +
    cut(disc(x, 138, 7), ink.accent);
  return (
    stage.sheet(wheelAt(66) + wheelAt(254), 'flush') +
    drawn('M66 138L104 44L160 140L220 54L104 60M160 140L254 138L220 54M212 40H240', frame, 8) +
    drawn('M104 44L92 30Q66 26 62 42', frame, 7) +
    stage.sheet(
      cut(
        ribbon('228,46,40 190,86,30 206,130,20 184,172,15') +
          shape('192,164! 190,180 160,186! 158,176 174,168!'),
        ink.tone(0.84),
      ) +
        cut(
          ribbon('236,40,44 214,86,30 168,104,22 150,130,14') + shape('158,122! 160,140 126,142! 128,132!'),
          ink.tone(0.9),
        ) +
        cut(shape('112,-34! 140,-54 190,-46 236,-10 260,30 246,58 214,60 190,34 150,10 124,-2!'), jersey) +
        cut(ribbon('136,-30,24 118,6,19 90,32,15'), jersey) +
        cut(ribbon('108,12,14 92,32,12 76,36,11'), ink.light) +
        cut(shape('100,-40 96,-62 108,-80 130,-78 138,-60 128,-38 112,-30'), ink.light) +
        cut(shape('84,-66! 92,-92 120,-102 146,-88 152,-66! 128,-74 104,-72'), frame) +
        cut(ribbon('150,-36,0 196,-26,8 238,10,0'), ink.light, { opacity: 0.55 }),
      'low',
    )
  );
};

export const cyclists: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 260, radius: 150, kind: random.pick(['sun', 'full', 'ring']) };
  const wind = drawn(
    [120, 190, 330, 400, 470]
      .map((y, index) =>
        line(`${340 + index * 20},${y} ${430 + index * 14},${y - 10} ${520},${y + 6} ${640},${y - 8}`),
      )
      .join(''),
    ink.light,
    3,
    0.4,
  );
  const back =
    wind +
    stage.sheet(
      cut(peaks(random, { width: 600, y: 500, rise: 130, bottom: 830, steps: 4 }), ink.tone(0.4)),
      'flush',
    ) +
    stage.sheet(
      cut(hills(random, { width: 600, y: 540, rise: 34, bottom: 830, steps: 4 }), ink.tone(0.5)),
      'low',
    ) +
    stage.sheet(cut('M-30 590C160 570 440 610 630 580V830H-30Z', ink.tone(0.6)), 'low');
  const hero =
    mist(stage, 300, 460, 300, 0.4) +
    place(330, 372, cyclist(stage, ink.accent, ink.bloomDeep), { scale: 0.66 }) +
    place(190, 396, cyclist(stage, ink.bloomLit, ink.accentDeep), { scale: 0.84 }) +
    place(36, 428, cyclist(stage, stage.fade(ink.bloomLit, ink.bloom, -60, 60), ink.accent), { scale: 1.16 });
  const front =
    stage.sheet(
      cut('M-30 664C160 676 440 650 630 662V830H-30Z', stage.fade(ink.tone(0.72), ink.tone(0.88), 660, 800)) +
        drawn('M-30 716C160 728 440 700 630 712', ink.light, 6, 0.5).replace(
          'stroke-linecap="round"',
          'stroke-linecap="round" stroke-dasharray="60 44"',
        ),
      'high',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 780, rise: 8, bottom: 830, steps: 3 }) +
          spread(8, 0, 600)
            .map((x) => grass(random, x, 786, 66, 7))
            .join(''),
        ink.tone(0.93),
      ),
      'high',
    );
  return { light, frames: ['bare', 'gate', 'scallop'], back, hero, front };
};
