import { mist } from '../paper/backdrop.ts';
import { disc, leaf, line, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, ground } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage, spark } from '../paper/stage.ts';

/** The head of a dragon, facing left, about 230×190 round the origin: shared by boat and paper dragon. */
export const dragonHead = (stage: Stage): string => {
  const { ink } = stage;
  const mane = shape(
    '30,-40! 74,-72 108,-64! 94,-42 140,-34! 112,-14 152,10! 114,18 140,48! 98,46 108,80! 66,66 40,80! 26,30',
  );
  const skull = shape(
    '-110,-4! -104,-22 -84,-24 -66,-36 -40,-36 -18,-56 16,-62 50,-46 66,-14 60,22 40,50 20,64! -6,56 -14,40! -50,30 -84,26 -100,28! -106,16 -74,12 -56,6!',
  );
  const jaw = shape('-12,36! -44,44 -72,44 -92,38! -90,54 -66,66 -30,70 4,66 26,56!');
  const horns = ribbon('14,-52,16 36,-96,13 72,-116,9 104,-112,0') + ribbon('40,-84,9 38,-108,6 48,-126,0');
  return (
    stage.sheet(
      cut(mane, ink.accent) +
        cut(
          leaf(46, -34, 96, -56, 8) +
            leaf(56, -10, 126, -24, 8) +
            leaf(56, 12, 128, 16, 8) +
            leaf(50, 34, 116, 50, 8),
          ink.light,
          { opacity: 0.6 },
        ),
      'low',
    ) +
    stage.sheet(cut(horns, ink.light), 'flush') +
    stage.sheet(
      cut(jaw, ink.heroDeep) +
        cut(shape('-84,30! -80,42! -74,32!') + shape('-60,34! -56,46! -50,36!'), ink.light),
      'flush',
    ) +
    stage.sheet(
      cut(skull, stage.fade(ink.heroLit, ink.hero, -60, 60)) +
        cut(shape('-26,-30 -6,-38 10,-26 -4,-16 -22,-18'), ink.light) +
        cut(disc(-8, -26, 6), ink.tone(0.95)) +
        cut(shape('-104,-16 -92,-20 -86,-12 -96,-8') + ribbon('-36,-44,0 -10,-52,8 14,-38,0'), ink.accent) +
        cut(
          shape('-78,14! -72,28! -66,12!') +
            shape('-50,10! -44,24! -38,14!') +
            shape('-98,18! -94,30! -88,18!'),
          ink.light,
        ) +
        cut(leaf(20, -20, 44, -6, 8) + leaf(22, 0, 48, 14, 8) + leaf(14, 20, 36, 36, 8), ink.mark, {
          opacity: 0.6,
        }),
      'low',
    ) +
    drawn(line('-104,-14 -132,-34 -150,-16 -168,-24') + line('-100,-6 -136,8 -150,28 -172,26'), ink.accent, 4)
  );
};

/** A clawed leg. */
const claw = (stage: Stage, x: number, y: number, turn: number): string => {
  const { ink } = stage;
  return place(
    x,
    y,
    stage.sheet(
      cut(
        ribbon('0,0,34 30,36,24 20,80,17 36,104,15') +
          [-26, 0, 26].map((dx) => ribbon(`36,100,11 ${44 + dx},124,9 ${40 + dx * 1.5},146,0`)).join(''),
        ink.hero,
      ),
      'low',
    ),
    { turn },
  );
};

export const paperDragon: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 330, y: 300, radius: 150, kind: random.pick(['full', 'sun']) };
  const coil =
    '196,250,64 262,196,74 360,180,80 452,236,84 470,340,86 400,420,84 280,446,80 170,486,74 130,566,64 190,636,54 300,640,44 400,616,32 470,640,20 520,690,0';
  const stations = coil.split(' ').map((station) => station.split(',').map(Number));
  const spines = stations.slice(0, -2).flatMap(([x = 0, y = 0, width = 0], index) => {
    const [nextX = 0, nextY = 0] = stations[index + 1] ?? [];
    const angle = Math.atan2(nextY - y, nextX - x);
    return [0, 0.33, 0.66].map((share) => {
      const cx = x + (nextX - x) * share;
      const cy = y + (nextY - y) * share;
      const out = width * 0.46;
      const baseX = cx + Math.sin(angle) * out;
      const baseY = cy - Math.cos(angle) * out;
      return leaf(
        baseX,
        baseY,
        baseX + Math.sin(angle) * 30 + Math.cos(angle) * 18,
        baseY - Math.cos(angle) * 30 + Math.sin(angle) * 18,
        17,
        4,
      );
    });
  });
  const plates = stations.slice(0, -3).flatMap(([x = 0, y = 0, width = 0], index) => {
    const [nextX = 0, nextY = 0] = stations[index + 1] ?? [];
    const angle = Math.atan2(nextY - y, nextX - x);
    return [0, 0.3, 0.6, 0.9].flatMap((share) =>
      [-0.22, 0.16].map((lane) => {
        const cx = x + (nextX - x) * share - Math.sin(angle) * width * lane;
        const cy = y + (nextY - y) * share + Math.cos(angle) * width * lane;
        const half = width * 0.15;
        return `M${(cx + Math.sin(angle) * half).toFixed(1)} ${(cy - Math.cos(angle) * half).toFixed(1)}Q${(cx + Math.cos(angle) * half * 1.9).toFixed(1)} ${(cy + Math.sin(angle) * half * 1.9).toFixed(1)} ${(cx - Math.sin(angle) * half).toFixed(1)} ${(cy + Math.cos(angle) * half).toFixed(1)}`;
      }),
    );
  });
  const body = ribbon(coil);
  const poles = [
    [240, 460],
    [430, 430],
    [176, 640],
  ]
    .map(([x = 0, y = 0]) => `M${x} ${y}V830`)
    .join('');
  const back =
    stage.sheet(cut(cloudBar(-60, 190, 220, 34) + cloudBar(420, 130, 250, 36), ink.tone(0.4)), 'flush') +
    stage.sheet(cut(cloudBar(-60, 560, 250, 44) + cloudBar(400, 530, 270, 44), ink.tone(0.5)), 'low');
  const hero =
    mist(stage, 300, 420, 320, 0.35) +
    drawn(poles, ink.tone(0.9), 5) +
    claw(stage, 440, 400, -20) +
    claw(stage, 200, 600, 30) +
    stage.sheet(cut(spines.join(''), ink.accent), 'low') +
    stage.sheet(
      cut(body, stage.fade(ink.heroLit, ink.hero, 160, 680)) + drawn(plates.join(''), ink.light, 2.8, 0.75),
      'high',
    ) +
    stage.sheet(
      cut(shape('500,660! 540,640 580,650! 560,670 586,690! 556,698 560,724! 530,712 508,720!'), ink.accent),
      'low',
    ) +
    place(176, 262, dragonHead(stage), { scale: 1.16 }) +
    spark(stage, 60, 380, 20, 5) +
    stage.sheet(
      cut(disc(60, 380, 24), ink.accent) + cut(shape('60,366! 70,378 64,392 56,392 50,380'), ink.light),
      'flush',
    );
  const front = stage.sheet(
    cut(
      cloudBar(-80, 752, 350, 54) + cloudBar(250, 764, 430, 56) + ground(748),
      stage.fade(ink.tone(0.74), ink.tone(0.9), 700, 800),
    ),
    'high',
  );
  return { light, frames: ['bare', 'cloud', 'scallop'], starsTo: 260, back, hero, front };
};
