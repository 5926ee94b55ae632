import { koi as koiFish } from '@pavilion/art/motifs/carp';
import { lotusFlower } from '@pavilion/art/motifs/lotus';
import { box, disc, facet, leaf, line, oval, polar, ribbon, shape, spread } from '@pavilion/art/paper/path';
import { cloudBar } from '@pavilion/art/paper/scenery';
import { cut, drawn, pierced, place, type Stage } from '@pavilion/art/paper/stage';
import { beads, glowBehind, type SymbolDrawing } from './symbol.ts';

/** A moon gate of brass, through which the wild koi leaps. */
const gate = (stage: Stage): string =>
  stage.sheet(
    pierced(
      disc(300, 300, 268) + disc(300, 300, 222),
      stage.fade(stage.ink.accent, stage.ink.accentDeep, 60, 540),
    ) + cut(beads(245, 24, 7), stage.ink.light, { opacity: 0.8 }),
    'low',
  );

const koi: SymbolDrawing = {
  palette: 0,
  draw: (stage) => {
    const { ink } = stage;
    return (
      cut(
        disc(300, 300, 230),
        stage.bloom(300, 250, 260, [
          [0, ink.tone(0.16), 1],
          [0.55, ink.tone(0.42), 1],
          [1, ink.tone(0.62), 1],
        ]),
      ) +
      drawn(
        [180, 236, 292, 348, 404]
          .map((y, row) => `M${150 + (row % 2) * 40} ${y}q30 -12 60 0t60 0t60 0t60 0`)
          .join(''),
        ink.light,
        4,
        0.22,
      ) +
      gate(stage) +
      place(274, 272, koiFish(stage, ink.light, ink.hero, ink.hero), { scale: 1.06, turn: 14 })
    );
  },
};

const moon: SymbolDrawing = {
  palette: 10,
  draw: (stage) => {
    const { ink } = stage;
    const rays = spread(24, 0, 345)
      .map((degrees) => {
        const [x1, y1] = polar(300, 300, 226, degrees);
        const [x2, y2] = polar(300, 300, degrees % 30 === 0 ? 292 : 268, degrees);
        return leaf(x1, y1, x2, y2, 9);
      })
      .join('');
    const hare = shape(
      '236,396 214,366 222,326 252,304 268,300! 252,262 246,214 258,190 274,212 280,262! 292,214 310,186 322,200 316,250 300,292! 326,304 340,326 332,352 310,362! 330,380 336,404 320,424 262,426',
    );
    return (
      glowBehind(stage, 300, 0.9) +
      cut(rays, ink.accent) +
      stage.sheet(
        cut(
          disc(300, 300, 206),
          stage.bloom(250, 230, 330, [
            [0, ink.light, 1],
            [0.55, ink.tone(0.06), 1],
            [1, ink.glow, 1],
          ]),
        ) + pierced(disc(300, 300, 206) + disc(300, 300, 194), ink.accent),
        'high',
      ) +
      stage.sheet(cut(hare, '#2b6470') + cut(disc(312, 330, 7), ink.light), 'low') +
      stage.sheet(
        cut(cloudBar(96, 470, 270, 40), stage.fade(ink.tone(0.36), ink.tone(0.5), 400, 480)) +
          cut(cloudBar(300, 516, 220, 34), ink.tone(0.56)),
        'high',
      )
    );
  },
};

const lantern: SymbolDrawing = {
  palette: 7,
  draw: (stage) => {
    const { ink } = stage;
    const ribs = [-0.72, -0.36, 0.36, 0.72]
      .map((share) => `M${300 + share * 96} 150Q${300 + share * 250} 290 ${300 + share * 96} 430`)
      .join('');
    const tassel = [-36, -18, 0, 18, 36]
      .map((x, index) =>
        ribbon(`${300 + x * 0.5},478,9 ${300 + x},530,7 ${300 + x},${560 - Math.abs(index - 2) * 10},3`),
      )
      .join('');
    return (
      glowBehind(stage, 300, 0.85) +
      drawn('M300 22V92', ink.accent, 9) +
      stage.sheet(cut(tassel, ink.accent), 'low') +
      stage.sheet(
        cut(
          shape('204,146! 396,146! 486,220 506,290 486,360 396,434! 204,434! 114,360 94,290 114,220'),
          stage.bloom(300, 284, 240, [
            [0, ink.light, 1],
            [0.34, ink.glow, 1],
            [0.72, ink.hero, 1],
            [1, ink.bloomDeep, 1],
          ]),
        ) +
          drawn(ribs, ink.light, 6, 0.55) +
          drawn('M300 146V434', ink.light, 6, 0.4),
        'high',
      ) +
      stage.sheet(cut(plumCut(300, 290, 74), ink.hero) + cut(disc(300, 290, 15), ink.accent), 'flush') +
      stage.sheet(
        cut(
          box(212, 92, 176, 54, 14) + box(212, 432, 176, 50, 14),
          stage.fade(ink.accent, ink.accentDeep, 92, 482),
        ) + cut(beadsRow(236, 364, 119, 5, 6) + beadsRow(236, 364, 457, 5, 6), ink.heroDeep),
        'low',
      )
    );
  },
};

const beadsRow = (from: number, to: number, y: number, count: number, size: number): string =>
  spread(count, from, to)
    .map((x) => disc(x, y, size))
    .join('');

/** Five round petals. */
const plumCut = (x: number, y: number, radius: number): string =>
  spread(5, -90, 198)
    .map((degrees) => {
      const [px, py] = polar(x, y, radius * 0.56, degrees);
      return disc(px, py, radius * 0.46);
    })
    .join('');

const bridge: SymbolDrawing = {
  palette: 12,
  draw: (stage) => {
    const { ink } = stage;
    const arch =
      'M40 430C120 420 170 270 300 270C430 270 480 420 560 430V474H440C430 396 372 344 300 344C228 344 170 396 160 474H40Z';
    const posts = spread(9, 0.1, 0.9)
      .map((share) => {
        const x = 40 + 520 * share;
        const y = 426 - 158 * Math.sin(Math.PI * share) ** 1.3;
        return box(x - 7, y - 50, 14, 60, 4) + disc(x, y - 54, 12);
      })
      .join('');
    const rail = spread(25, 0.06, 0.94)
      .map((share) => `${40 + 520 * share},${426 - 158 * Math.sin(Math.PI * share) ** 1.3 - 32}`)
      .join(' ');
    return (
      glowBehind(stage, 300, 0.75) +
      stage.sheet(
        cut(
          disc(300, 214, 150),
          stage.bloom(260, 170, 230, [
            [0, ink.light, 1],
            [0.6, ink.tone(0.1), 1],
            [1, ink.glow, 1],
          ]),
        ),
        'low',
      ) +
      stage.sheet(cut(cloudBar(90, 236, 150, 22) + cloudBar(370, 190, 150, 20), ink.tone(0.3)), 'flush') +
      stage.sheet(cut(posts, '#c8452c') + drawn(line(rail), '#c8452c', 11), 'low') +
      stage.sheet(
        cut(arch, stage.fade(ink.heroLit, ink.hero, 270, 470)) +
          drawn('M40 430C120 420 170 270 300 270C430 270 480 420 560 430', ink.accent, 9, 0.95) +
          drawn(
            spread(9, -70, 70)
              .map((degrees) => {
                const [x1, y1] = polar(300, 470, 134, degrees - 90);
                const [x2, y2] = polar(300, 470, 176, degrees - 90);
                return `M${x1.toFixed(0)} ${y1.toFixed(0)}L${x2.toFixed(0)} ${y2.toFixed(0)}`;
              })
              .join(''),
            ink.mark,
            5,
            0.5,
          ),
        'high',
      ) +
      stage.sheet(
        cut(
          shape('60,478! 150,466 230,480 300,468 380,482 460,468 540,478! 500,548 300,572 100,548'),
          stage.fade(ink.tone(0.46), ink.tone(0.66), 466, 570),
        ) +
          drawn(
            'M130 508q34 -10 68 0t68 0M300 530q34 -10 68 0t68 0M330 502q28 -8 56 0t56 0',
            ink.light,
            6,
            0.5,
          ),
        'low',
      )
    );
  },
};

const lotus: SymbolDrawing = {
  palette: 11,
  draw: (stage) => {
    const { ink } = stage;
    return (
      glowBehind(stage, 300, 0.8) +
      stage.sheet(
        cut(oval(300, 470, 236, 74), stage.fade('#2f8f78', '#14504c', 400, 540)) +
          drawn(
            spread(9, 190, 350)
              .map((degrees) => {
                const [x, y] = polar(300, 470, 1, degrees);
                return `M300 470L${(300 + (x - 300) * 214).toFixed(0)} ${(470 + (y - 470) * 64).toFixed(0)}`;
              })
              .join(''),
            ink.light,
            4,
            0.3,
          ),
        'low',
      ) +
      place(300, 412, lotusFlower(stage, ink.bloom, ink.bloomLit), { scale: 1.72 })
    );
  },
};

const drum: SymbolDrawing = {
  palette: 2,
  draw: (stage) => {
    const { ink } = stage;
    const studs = beads(214, 26, 10);
    const comma = (turn: number): string =>
      place(300, 300, cut(shape('0,0 40,-20 84,-6 100,40! 104,-20 70,-66 16,-74 -26,-48 -36,-10'), ink.mid), {
        turn,
        scale: 1.02,
      });
    return (
      glowBehind(stage, 300, 0.7) +
      stage.sheet(cut(disc(300, 300, 240), stage.fade('#e2502f', '#7e1d17', 60, 540)), 'high') +
      cut(studs, ink.accent) +
      stage.sheet(
        cut(
          disc(300, 300, 186),
          stage.bloom(262, 250, 260, [
            [0, ink.light, 1],
            [0.7, ink.tone(0.12), 1],
            [1, ink.glow, 1],
          ]),
        ) + pierced(disc(300, 300, 186) + disc(300, 300, 172), ink.accentDeep, 0.55),
        'low',
      ) +
      stage.sheet(comma(0) + comma(120) + comma(240), 'flush')
    );
  },
};

/** Low symbols: one sheet of coloured paper, cut through, with the light behind it. */
const window = (stage: Stage, outline: string, holes: string, from: string, to: string): string =>
  cut(
    outline,
    stage.bloom(300, 300, 260, [
      [0, '#fff3cf', 1],
      [0.6, '#f7c877', 1],
      [1, '#c98a3c', 1],
    ]),
  ) + stage.sheet(pierced(outline + holes, stage.fade(from, to, 90, 510)), 'high');

const fan: SymbolDrawing = {
  palette: 3,
  draw: (stage) => {
    const ribs = 9;
    const angles = spread(ribs + 1, 200, 340);
    const outer = (degrees: number, radius: number) => polar(300, 470, radius, degrees);
    let d = '';
    for (const [index, degrees] of angles.entries()) {
      const [x, y] = outer(degrees, 376);
      const before = angles[index - 1];
      if (before === undefined) d = `M${outer(degrees, 128).join(' ')}L${x} ${y}`;
      else {
        const [mx, my] = outer((degrees + before) / 2, 404);
        d += `Q${mx} ${my} ${x} ${y}`;
      }
    }
    const [bx, by] = outer(340, 128);
    d += `L${bx} ${by}A128 128 0 0 0 ${outer(200, 128).join(' ')}Z`;
    const slits = angles
      .slice(1, -1)
      .map((degrees) => {
        const [x1, y1] = outer(degrees, 150);
        const [x2, y2] = outer(degrees, 360);
        return leaf(x1, y1, x2, y2, 7);
      })
      .join('');
    const drawing =
      cut(
        d,
        stage.bloom(300, 300, 260, [
          [0, '#fff3cf', 1],
          [1, '#dca04c', 1],
        ]),
      ) +
      stage.sheet(
        cut(
          spread(ribs + 1, 200, 340)
            .map((degrees) => {
              const [x, y] = outer(degrees, 190);
              return ribbon(`300,486,20 ${x},${y},12`);
            })
            .join(''),
          '#8a5a2b',
        ),
        'low',
      ) +
      stage.sheet(pierced(d + slits, stage.fade('#57b58d', '#1d6a5d', 90, 440)), 'high') +
      drawn(`M${outer(204, 330).join(' ')}A330 330 0 0 1 ${outer(336, 330).join(' ')}`, '#f6dc9a', 8, 0.9) +
      stage.sheet(cut(disc(300, 484, 26), '#f2c766') + cut(disc(300, 484, 10), '#8a5a2b'), 'low') +
      stage.sheet(cut(ribbon('300,506,9 292,536,8 300,572,14'), '#e2502f'), 'flush');
    return place(66, 40, drawing, { scale: 0.78 });
  },
};

const coin: SymbolDrawing = {
  palette: 0,
  draw: (stage) => {
    const square = box(246, 246, 108, 108, 8);
    const marks = [0, 90, 180, 270]
      .map((turn) => {
        const [x, y] = polar(300, 300, 128, turn);
        return shape(
          `${x},${y - 34}! ${x + 22},${y - 8} ${x + 34},${y}! ${x + 22},${y + 8} ${x},${y + 34}! ${x - 22},${y + 8} ${x - 34},${y}! ${x - 22},${y - 8}`,
        );
      })
      .join('');
    return (
      window(stage, disc(300, 300, 210), square + marks, '#f4c65a', '#a9712a') +
      stage.sheet(
        pierced(disc(300, 300, 212) + disc(300, 300, 186), stage.fade('#ffe09a', '#b9812f', 90, 510)) +
          pierced(box(236, 236, 128, 128, 12) + square, stage.fade('#ffe09a', '#b9812f', 230, 370)),
        'low',
      )
    );
  },
};

const knot: SymbolDrawing = {
  palette: 5,
  draw: (stage) => {
    const red = stage.fade('#ee6a45', '#9c2419', 60, 480);
    const strands = [-78, -26, 26, 78]
      .map((at) => `M${300 + at - 104} ${274 + at + 104}L${300 + at + 104} ${274 + at - 104}`)
      .join('');
    const across = [-78, -26, 26, 78]
      .map((at) => `M${300 + at - 104} ${274 - at - 104}L${300 + at + 104} ${274 - at + 104}`)
      .join('');
    const loops = [
      [300, 118],
      [144, 274],
      [456, 274],
    ]
      .map(([x = 0, y = 0]) => pierced(disc(x, y, 50) + disc(x, y, 24), red))
      .join('');
    const tassel = [-44, -22, 0, 22, 44]
      .map((x) => ribbon(`${300 + x * 0.5},462,10 ${300 + x},520,9 ${300 + x * 1.06},576,4`))
      .join('');
    return (
      cut(
        facet('300,96 478,274 300,452 122,274'),
        stage.bloom(300, 274, 200, [
          [0, '#fff0c4', 1],
          [1, '#e8a94d', 1],
        ]),
      ) +
      stage.sheet(cut(tassel, red), 'low') +
      stage.sheet(drawn('M300 28V84', '#f2c766', 10), 'flush') +
      stage.sheet(loops, 'low') +
      stage.sheet(drawn(strands, red, 30), 'low') +
      stage.sheet(drawn(across, red, 30) + drawn(across, '#ffd9a0', 4, 0.55), 'low') +
      stage.sheet(cut(box(262, 436, 76, 32, 10), '#f2c766'), 'low')
    );
  },
};

const plum: SymbolDrawing = {
  palette: 18,
  draw: (stage) => {
    const petals = spread(5, -90, 198).map((degrees) => {
      const [x, y] = polar(300, 304, 132, degrees);
      return { degrees, x, y };
    });
    const slits = petals
      .map(({ degrees }) =>
        [-16, 0, 16]
          .map((off) => {
            const [x1, y1] = polar(300, 304, 92, degrees + off);
            const [x2, y2] = polar(300, 304, off === 0 ? 196 : 172, degrees + off);
            return leaf(x1, y1, x2, y2, 12);
          })
          .join(''),
      )
      .join('');
    return (
      cut(
        petals.map(({ x, y }) => disc(x, y, 96)).join(''),
        stage.bloom(300, 300, 240, [
          [0, '#fff6dc', 1],
          [1, '#ffc58f', 1],
        ]),
      ) +
      stage.sheet(
        petals
          .map(({ x, y }) =>
            cut(
              disc(x, y, 100),
              stage.bloom(x, y - 30, 140, [
                [0, '#ffb3c0', 1],
                [1, '#c24a6d', 1],
              ]),
            ),
          )
          .join(''),
        'high',
      ) +
      cut(slits, '#ffe9c9', { opacity: 0.85 }) +
      stage.sheet(cut(disc(300, 304, 46), '#f2c766') + cut(disc(300, 304, 24), '#c24a6d'), 'low') +
      cut(
        petals
          .map(({ degrees }) => {
            const [x, y] = polar(300, 304, 78, degrees + 36);
            return disc(x, y, 9);
          })
          .join(''),
        '#f2c766',
      )
    );
  },
};

export const koiSymbols: Readonly<Record<string, SymbolDrawing>> = {
  koi,
  moon,
  lantern,
  bridge,
  lotus,
  drum,
  fan,
  coin,
  knot,
  plum,
};
