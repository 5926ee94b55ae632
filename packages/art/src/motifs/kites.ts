import { disc, facet, leaf, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cloudBar, grass, hills } from '../paper/scenery.ts';
import { cut, drawn, place, type Stage } from '../paper/stage.ts';
import { person } from './people.ts';

/** A kite of paper, about 200×240 (diamond) or 380×300 (swallow) round the origin. */
export const kite = (stage: Stage, tone: string, edge: string, form: 'diamond' | 'swallow'): string => {
  const { ink } = stage;
  if (form === 'diamond')
    return (
      stage.sheet(
        cut(
          ribbon('0,130,12 30,190,14 -10,250,12 24,320,0') + ribbon('0,130,10 -36,200,12 6,270,9 -30,340,0'),
          edge,
        ),
        'low',
      ) +
      stage.sheet(
        cut(facet('0,-130 96,-20 0,140 -96,-20'), tone) +
          cut(facet('0,-130 96,-20 0,-20') + facet('0,-20 0,140 -96,-20'), edge, { opacity: 0.55 }) +
          drawn('M0 -130V140M-96 -20H96', ink.accent, 4) +
          cut(disc(0, -20, 30), ink.light) +
          cut(
            spread(6, 0, 300)
              .map((degrees) => {
                const [x, y] = polar(0, -20, 26, degrees);
                return leaf(0, -20, x, y, 13);
              })
              .join(''),
            edge,
          ),
        'high',
      )
    );
  return (
    stage.sheet(
      cut(shape('-20,60! -34,130 -74,190! -24,176 0,128! 24,176 74,190! 34,130 20,60!'), edge),
      'low',
    ) +
    stage.sheet(
      cut(
        shape(
          '0,-96! 26,-70 34,-40! 110,-84 190,-70! 150,-20 60,20 26,30! 20,70 0,100! -20,70 -26,30! -60,20 -150,-20 -190,-70! -110,-84 -34,-40! -26,-70',
        ),
        tone,
      ) +
        cut(
          leaf(52, -40, 160, -66, 20, 3) +
            leaf(-52, -40, -160, -66, 20, -3) +
            leaf(48, -10, 112, -20, 13, 2) +
            leaf(-48, -10, -112, -20, 13, -2),
          ink.light,
          { opacity: 0.75 },
        ) +
        cut(disc(-12, -62, 9) + disc(12, -62, 9), ink.light) +
        cut(disc(-12, -62, 4.5) + disc(12, -62, 4.5), ink.tone(0.92)) +
        cut(facet('0,-40 9,-26 0,-8 -9,-26'), ink.accent) +
        cut([0, 22, 44].map((y) => shape(`-14,${y}! 0,${y + 13} 14,${y}! 0,${y + 5}`)).join(''), edge),
      'high',
    )
  );
};

export const kiteRace: Motif = (stage) => {
  const { ink, random } = stage;
  const light = { x: 300, y: 330, radius: 168, kind: random.pick(['full', 'sun']) };
  const back =
    stage.sheet(
      cut(
        cloudBar(-60, 210, 240, 34) + cloudBar(400, 160, 260, 36) + cloudBar(330, 480, 300, 36),
        ink.tone(0.38),
      ),
      'flush',
    ) +
    drawn(
      'M420 210Q380 500 250 720M170 300Q230 540 244 720M300 440Q300 600 252 720',
      ink.tone(0.78),
      2.4,
      0.8,
    );
  const hero =
    place(452, 190, kite(stage, ink.accent, ink.bloom, 'diamond'), { scale: 0.62, turn: 22 }) +
    place(136, 250, kite(stage, ink.bloomLit, ink.accent, 'diamond'), { scale: 0.74, turn: -18 }) +
    place(310, 390, kite(stage, stage.fade(ink.bloomLit, ink.bloom, -90, 100), ink.accent, 'swallow'), {
      scale: 1.22,
      turn: -6,
    });
  const front =
    stage.sheet(
      cut(hills(random, { width: 600, y: 660, rise: 30, bottom: 830, steps: 4 }), ink.tone(0.6)),
      'low',
    ) +
    stage.sheet(
      cut(
        hills(random, { width: 600, y: 732, rise: 12, bottom: 830, steps: 3 }) +
          person(246, 740, 84) +
          person(300, 744, 70) +
          ribbon('252,690,10 262,670,8 254,650,7') +
          spread(7, 20, 580)
            .map((x) => grass(random, x, 744, 56, 7))
            .join(''),
        stage.fade(ink.tone(0.76), ink.tone(0.92), 700, 800),
      ),
      'high',
    );
  return { light, frames: ['bare', 'bough', 'gate', 'cloud'], back, hero, front };
};
