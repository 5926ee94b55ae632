import { disc, leaf, oval, ribbon, shape } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { grass, hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';
import { grove } from './thicket.ts';

/** A young panda sitting with a shoot of bamboo, about 300×330 units round the origin. */
const panda = (stage: Stage): string => {
  const { ink } = stage;
  const dark = ink.tone(0.86);
  const pale = stage.fade(ink.light, ink.tone(0.2), -150, 190);
  const body = shape('-118,60 -96,-10 -40,-40 40,-40 96,-10 118,60 112,130 70,176 0,186 -70,176 -112,130');
  const head = shape('-104,-96 -84,-150 -36,-178 36,-178 84,-150 104,-96 92,-42 48,-12 0,-6 -48,-12 -92,-42');
  const ears = disc(-80, -160, 33) + disc(80, -160, 33);
  const patches =
    shape('-66,-104 -46,-118 -26,-104 -24,-80 -42,-66 -66,-72') +
    shape('66,-104 46,-118 26,-104 24,-80 42,-66 66,-72');
  const arms =
    shape('-114,4 -84,-22 -50,-8 -30,30 -10,44 -8,70 -30,82 -62,70 -94,50') +
    shape('114,4 84,-22 54,-10 46,20 22,34 14,58 30,78 60,70 96,46');
  const legs =
    shape('-128,120 -96,96 -54,108 -36,146 -48,182 -92,192 -126,172') +
    shape('128,120 96,96 54,108 36,146 48,182 92,192 126,172');
  const soles = oval(-92, 150, 19, 22) + oval(92, 150, 19, 22);
  const shoot = ribbon('-120,104,14 -20,58,15 66,10,14 136,-46,13');
  return (
    stage.sheet(cut(body, pale), 'high') +
    stage.sheet(
      cut(ears, dark) + cut(disc(-80, -160, 15) + disc(80, -160, 15), ink.accentDeep, { opacity: 0.7 }),
      'low',
    ) +
    stage.sheet(
      cut(head, pale) +
        cut(patches, dark) +
        cut(disc(-42, -90, 8) + disc(42, -90, 8), ink.light) +
        cut(disc(-40, -89, 4.6) + disc(40, -89, 4.6), dark) +
        cut(shape('-15,-62 0,-68 15,-62 8,-50 0,-46 -8,-50'), dark) +
        drawn('M0 -46V-36M-18 -34Q-9 -26 0 -36Q9 -26 18 -34', dark, 3.4) +
        cut(oval(-66, -50, 15, 9) + oval(66, -50, 15, 9), ink.accent, { opacity: 0.45 }),
      'low',
    ) +
    stage.sheet(cut(legs, dark) + cut(soles, ink.accentDeep, { opacity: 0.75 }), 'low') +
    stage.sheet(
      cut(shoot, ink.tone(0.3)) +
        drawn('M-64 70l8 16M-8 44l9 15M44 14l9 15', ink.tone(0.62), 3.4) +
        cut(
          leaf(120, -36, 190, -88, 24, 8) +
            leaf(126, -40, 146, -116, 22, -6) +
            leaf(130, -42, 204, -44, 22, 6) +
            leaf(-106, 100, -176, 96, 20, 6),
          ink.tone(0.36),
        ),
      'low',
    ) +
    stage.sheet(cut(arms, dark), 'low')
  );
};

export const pandaBamboo: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 330, radius: 190, kind: 'full' as const };
  const back = grove(stage, 8, 17, ink.tone(0.46), -10, 610) + grove(stage, 6, 30, ink.tone(0.6), -40, 640);
  const hero = place(300, 480, panda(stage), { scale: 1.12 });
  const front = stage.sheet(
    cut(
      hills(random, { width: 600, y: 704, rise: 14, bottom: 830, steps: 3 }) +
        [60, 150, 460, 550].map((x) => grass(random, x, 712, 84, 8)).join('') +
        leaf(96, 720, 104, 600, 40, 0) +
        leaf(500, 722, 488, 622, 34, 0),
      stage.fade(ink.tone(0.72), ink.tone(0.9), 620, 800),
    ),
    'high',
  );
  return { light, frames: ['bough', 'arch', 'scallop'], back, hero, front };
};
