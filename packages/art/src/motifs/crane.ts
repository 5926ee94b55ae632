import { disc, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, grass, swell } from '../paper/scenery.ts';
import { cut, place, type Stage } from '../paper/stage.ts';

/** Long feathers fanned between two angles: the spread wing of a bird. Path data. */
const plumes = (
  x: number,
  y: number,
  count: number,
  from: number,
  to: number,
  near: number,
  far: number,
  width: number,
): string =>
  spread(count, 0, 1)
    .map((share) => {
      const reach = near + (far - near) * Math.sin(Math.min(1, share * 1.15) * (Math.PI / 2));
      const [tipX, tipY] = polar(x, y, reach, from + (to - from) * share);
      return leaf(x, y, tipX, tipY, width * (0.7 + share * 0.3), width * 0.25);
    })
    .join('');

/** A crane with lifted wings, facing left, about 420×470 units, standing at y 430. */
const craneDancing = (stage: Stage): string => {
  const { ink } = stage;
  const pale = ink.light;
  const dark = ink.tone(0.9);
  const darkTips = plumes(206, 210, 8, -70, -2, 150, 222, 26);
  const whiteVanes = plumes(206, 210, 8, -72, -2, 122, 176, 34);
  const coverts = plumes(206, 212, 6, -66, -6, 76, 108, 28);
  const farWing = plumes(196, 206, 8, -138, -86, 130, 214, 28);
  const body = shape('140,214 168,196 212,194 256,208 290,238 300,262! 262,272 214,270 172,256 146,236');
  const neck = ribbon('168,226,42 132,196,27 128,150,19 150,108,16 152,70,16 128,48,20 110,50,16');
  const legs =
    ribbon('206,262,15 206,320,8 214,366,7 208,428,6') +
    shape('206,420! 214,422! 236,432! 184,434! 170,430!') +
    ribbon('226,262,16 262,300,9 300,330,8 280,374,6 268,394,5') +
    shape('264,388! 272,392! 284,412! 262,402! 250,410!');
  return (
    stage.sheet(cut(farWing, ink.tone(0.24)), 'low') +
    stage.sheet(cut(legs, dark), 'flush') +
    stage.sheet(cut(plumes(270, 250, 6, 2, 52, 70, 104, 20), dark), 'flush') +
    stage.sheet(
      cut(body, pale) +
        cut(neck, pale) +
        cut(ribbon('150,206,0 131,178,14 134,144,12 150,112,9 150,86,0'), dark) +
        cut(shape('100,46! 118,36 140,38 152,52! 136,44 120,44'), ink.hero) +
        cut(shape('108,44! 108,54! 60,58 34,60! 70,48'), ink.accentDeep) +
        cut(disc(122, 50, 3.4), dark),
      'low',
    ) +
    stage.sheet(cut(darkTips, dark), 'low') +
    stage.sheet(cut(whiteVanes, pale), 'flush') +
    stage.sheet(cut(coverts, ink.tone(0.14)), 'flush')
  );
};

export const craneDance: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 300, radius: 190, kind: 'full' as const };
  const reeds = [40, 84, 130, 520, 566]
    .map(
      (x) =>
        ribbon(`${x},830,9 ${x + random.between(-10, 10)},600,6 ${x + random.between(-40, 40)},420,0`) +
        leaf(x, 660, x + random.between(-70, 70), 540, 16, 8),
    )
    .join('');
  const back =
    stage.sheet(cut(cloudBar(-30, 190, 230, 30) + cloudBar(430, 130, 260, 32), ink.tone(0.36)), 'flush') +
    stage.sheet(
      cut(swell({ width: 600, y: 600, rise: 10, bottom: 830, steps: 4 }) + reeds, ink.tone(0.52)),
      'low',
    );
  const hero = place(92, 206, craneDancing(stage), { scale: 1.14 });
  const front =
    stage.sheet(
      cut(swell({ width: 600, y: 676, rise: 12, bottom: 830, steps: 3 }, 40), ink.tone(0.64)),
      'low',
    ) +
    stage.sheet(
      cut(
        swell({ width: 600, y: 728, rise: 14, bottom: 830, steps: 3 }, -60) +
          grass(random, 60, 736, 150, 8) +
          grass(random, 550, 736, 170, 8),
        stage.fade(ink.tone(0.76), ink.tone(0.9), 700, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'bough', 'gate'], back, hero, front };
};
