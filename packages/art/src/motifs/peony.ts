import { disc, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';

/** A peony from the front, about 440 wide round the origin. */
const peonyBloom = (stage: Stage, red: boolean): string => {
  const { ink } = stage;
  const petal = (radius: number, width: number): string =>
    shape(
      `0,${-radius * 0.2} ${-width * 0.5},${-radius * 0.5} ${-width * 0.56},${-radius * 0.84} ${-width * 0.3},${-radius} ${-width * 0.12},${-radius * 0.93}! ${width * 0.06},${-radius * 1.02} ${width * 0.3},${-radius * 0.97}! ${width * 0.52},${-radius * 0.86} ${width * 0.5},${-radius * 0.5}`,
    );
  const whorl = (
    count: number,
    radius: number,
    width: number,
    turn: number,
    lit: string,
    shade: string,
  ): string =>
    spread(count, 0, 360 - 360 / count)
      .map((degrees) =>
        place(
          0,
          0,
          stage.sheet(
            cut(petal(radius, width), stage.fade(lit, shade, -radius, -radius * 0.2)) +
              cut(
                leaf(0, -radius * 0.86, 0, -radius * 0.4, 4) +
                  leaf(-width * 0.22, -radius * 0.8, -width * 0.12, -radius * 0.44, 4, -3) +
                  leaf(width * 0.24, -radius * 0.8, width * 0.12, -radius * 0.44, 4, 3),
                ink.light,
                { opacity: 0.4 },
              ),
            'flush',
          ),
          { turn: degrees + turn },
        ),
      )
      .join('');
  const flower = red
    ? { lit: ink.bloomLit, plain: ink.bloom, shade: ink.bloomDeep, heart: ink.light }
    : { lit: ink.light, plain: ink.tone(0.16), shade: ink.accentDeep, heart: ink.bloomLit };
  return (
    whorl(8, 222, 176, 0, flower.lit, flower.shade) +
    whorl(7, 170, 142, 22, flower.lit, flower.plain) +
    whorl(6, 120, 110, 6, flower.heart, flower.plain) +
    whorl(5, 76, 78, 30, flower.heart, flower.lit) +
    stage.sheet(
      cut(disc(0, 0, 26), ink.accentDeep) +
        spread(11, 0, 327)
          .map((degrees) => {
            const [x, y] = polar(0, 0, 30, degrees);
            return cut(disc(x, y, 6.5), ink.accent);
          })
          .join('') +
        spread(6, 0, 300)
          .map((degrees) => {
            const [x, y] = polar(0, 0, 14, degrees);
            return cut(disc(x, y, 5.5), ink.accent);
          })
          .join(''),
      'flush',
    )
  );
};

const peonyLeaf = (stage: Stage, x: number, y: number, turn: number, size: number, tone: string): string =>
  place(
    x,
    y,
    cut(
      shape(
        '0,0 -30,-40 -66,-60 -50,-96! -76,-140 -40,-150! -22,-196 0,-240! 22,-196 40,-150! 76,-140 50,-96! 66,-60 30,-40',
      ),
      tone,
    ) +
      cut(
        leaf(0, -20, 0, -220, 7) +
          leaf(0, -70, -48, -106, 4) +
          leaf(0, -70, 48, -106, 4) +
          leaf(0, -120, -42, -140, 4) +
          leaf(0, -120, 42, -140, 4),
        stage.ink.glow,
        { opacity: 0.4 },
      ),
    { turn, scale: size },
  );

export const peony: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 340, radius: 230, kind: random.pick(['full', 'sun', 'ring']) };
  const side = random.chance(0.5);
  const back = stage.sheet(
    [20, 70, 130, 200, 250, 310, 340]
      .map((turn, index) => peonyLeaf(stage, 300, 390, turn, 1.16 + (index % 2) * 0.1, ink.tone(0.58)))
      .join(''),
    'low',
  );
  const hero =
    stage.sheet(
      [-30, 46, 96, 160, 224, 280]
        .map((turn) => peonyLeaf(stage, 300, 390, turn, 1.06, ink.tone(0.7)))
        .join(''),
      'low',
    ) +
    place(300, 382, peonyBloom(stage, true), { scale: 1.06 }) +
    place(side ? 112 : 486, 628, peonyBloom(stage, false), { scale: 0.5 });
  const butterfly =
    cut(
      shape('0,0! -14,-40 -62,-66 -80,-40 -66,-8 -30,4! -58,22 -54,54 -26,52 -6,20!') +
        shape('4,-2! 26,-44 72,-58 84,-30 66,-2 30,6! 56,28 46,56 22,50 6,20!'),
      ink.accent,
    ) +
    cut(disc(-54, -36, 9) + disc(58, -32, 9) + disc(-38, 34, 6) + disc(36, 36, 6), ink.light) +
    cut(ribbon('2,-14,6 2,10,8 0,34,0'), ink.tone(0.9)) +
    drawn('M2 -12Q-6 -34 -18 -40M2 -12Q10 -34 22 -38', ink.tone(0.9), 2);
  const front =
    stage.sheet(place(side ? 446 : 150, 134, butterfly, { turn: -18, scale: 0.9 }), 'low') +
    stage.sheet(
      peonyLeaf(stage, 20, 840, 30, 0.9, ink.tone(0.86)) +
        peonyLeaf(stage, 590, 850, -36, 1, ink.tone(0.88)) +
        peonyLeaf(stage, 320, 880, 4, 0.8, ink.tone(0.9)),
      'high',
    );
  return { light, zoomMax: 1.22, frames: ['bare', 'gate', 'lattice', 'scallop'], back, hero, front };
};
