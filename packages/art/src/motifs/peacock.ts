import { mist } from '../paper/backdrop.ts';
import { fan } from '../paper/fan.ts';
import { disc, leaf, oval, polar, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { grass, hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A peacock with open train, facing left; the breast is at the origin. */
export const peacockOpen = (stage: Stage): string => {
  const { ink } = stage;
  const ring = (
    count: number,
    radius: number,
    from: number,
    to: number,
    size: number,
    tone: string,
    offset: number,
  ): string =>
    spread(count, from, to)
      .map((degrees) => {
        const [x, y] = polar(0, 10, radius, degrees + offset);
        return (
          cut(leaf(0, 10, x, y, size * 0.62), tone, { opacity: 0.92 }) +
          place(
            x,
            y,
            cut(
              shape(
                `0,${-size}! ${size * 0.7},${-size * 0.2} ${size * 0.56},${size * 0.6} 0,${size * 0.86} ${-size * 0.56},${size * 0.6} ${-size * 0.7},${-size * 0.2}`,
              ),
              tone,
            ) +
              cut(oval(0, size * 0.06, size * 0.36, size * 0.46), ink.accent) +
              cut(disc(0, size * 0.14, size * 0.22), ink.tone(0.86)) +
              cut(disc(0, size * 0.14, size * 0.09), ink.light),
            { turn: degrees + offset + 90 },
          )
        );
      })
      .join('');
  const body = shape(
    '-60,30 -40,-10 -34,-56 -28,-96 -36,-120 -24,-136 -4,-134 8,-116 10,-80 22,-30 52,10 66,54 50,96 16,112! -20,106 -48,78',
  );
  const crown = [-118, -96, -74].map((degrees) => {
    const [x, y] = polar(-14, -132, 46, degrees);
    return drawn(`M-14 -132L${x.toFixed(1)} ${y.toFixed(1)}`, ink.accent, 3) + cut(disc(x, y, 6), ink.accent);
  });
  return (
    stage.sheet(
      cut(
        fan({ x: 0, y: 20, radius: 266, from: -186, to: 6, ribs: 15, scallop: 0.05 }),
        stage.fade(ink.tone(0.44), ink.tone(0.6), -250, 60),
      ),
      'high',
    ) +
    stage.sheet(ring(11, 232, -182, 2, 34, ink.heroLit, 0), 'low') +
    stage.sheet(ring(9, 172, -178, -2, 30, ink.hero, 0), 'low') +
    stage.sheet(ring(7, 116, -172, -8, 25, ink.heroLit, 0), 'flush') +
    drawn('M-4 104L-16 150M20 106L26 150M-30 152L-16 150L-4 154M12 154L26 150L40 154', ink.accentDeep, 5) +
    crown.join('') +
    stage.sheet(
      cut(body, stage.fade(ink.hero, ink.heroDeep, -130, 110)) +
        cut(shape('-36,-124! -34,-112! -62,-108!'), ink.accent) +
        cut(leaf(-32, -124, -14, -122, 7, 2), ink.light) +
        cut(
          [
            [-30, 20],
            [-8, 10],
            [14, 22],
            [-18, 40],
            [6, 42],
            [30, 48],
            [-28, 62],
            [-4, 68],
            [20, 74],
          ]
            .map(([x = 0, y = 0]) => shape(`${x - 9},${y}! ${x},${y + 15} ${x + 9},${y}! ${x},${y + 6}`))
            .join(''),
          ink.mark,
          { opacity: 0.8 },
        ),
      'high',
    )
  );
};

export const peacock: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 350, radius: 206, kind: 'full' as const };
  const back = stage.sheet(
    cut(hills(random, { width: 600, y: 620, rise: 18, bottom: 830, steps: 3 }), ink.tone(0.5)),
    'low',
  );
  const hero = mist(stage, 300, 400, 320, 0.3) + place(300, 506, peacockOpen(stage), { scale: 1.06 });
  const flowers = [70, 150, 470, 540]
    .map((x, index) => {
      const y = 690 - (index % 2) * 26;
      return (
        spread(5, 0, 288)
          .map((degrees) => {
            const [px, py] = polar(x, y, 15, degrees - 90);
            return disc(px, py, 12);
          })
          .join('') + disc(x, y, 8)
      );
    })
    .join('');
  const front =
    stage.sheet(
      cut(hills(random, { width: 600, y: 676, rise: 12, bottom: 830, steps: 3 }), ink.tone(0.68)),
      'low',
    ) +
    stage.sheet(cut(flowers, ink.accent), 'low') +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 742, rise: 12, bottom: 830, steps: 3 }) +
          [50, 130, 480, 560].map((x) => grass(random, x, 746, 80, 8)).join(''),
        stage.fade(ink.tone(0.78), ink.tone(0.9), 720, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'arch', 'scallop'], back, hero, front };
};
