import { box, disc, facet, oval, polar, ribbon, shape, spread } from '../paper/path.ts';
import type { Motif } from '../paper/scene.ts';
import { cut, drawn, pierced, place, type Stage } from '../paper/stage.ts';
import { person } from './people.ts';

/** A stitched ball, radius 60 round the origin. */
const football = (stage: Stage): string => {
  const { ink } = stage;
  const pentagon = (x: number, y: number, radius: number, turn: number): string =>
    facet(
      spread(5, 0, 288)
        .map((degrees) =>
          polar(x, y, radius, degrees - 90 + turn)
            .map((v) => v.toFixed(1))
            .join(','),
        )
        .join(' '),
    );
  const rim = spread(5, 0, 288).map((degrees) => polar(0, 0, 52, degrees - 90));
  return stage.sheet(
    cut(
      disc(0, 0, 60),
      stage.bloom(-18, -22, 90, [
        [0, ink.light, 1],
        [0.6, ink.light, 1],
        [1, ink.glow, 1],
      ]),
    ) +
      stage.within(
        disc(0, 0, 60),
        cut(
          pentagon(0, 0, 21, 0) + rim.map(([x, y], index) => pentagon(x, y, 18, index * 72 + 180)).join(''),
          ink.tone(0.84),
        ) +
          drawn(
            spread(5, 0, 288)
              .map((degrees) => {
                const [x1, y1] = polar(0, 0, 21, degrees - 90);
                const [x2, y2] = polar(0, 0, 36, degrees - 90);
                const [x3, y3] = polar(0, 0, 48, degrees - 54);
                return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}L${x3.toFixed(1)} ${y3.toFixed(1)}L${polar(
                  0,
                  0,
                  36,
                  degrees + 72 - 90,
                )
                  .map((v) => v.toFixed(1))
                  .join(' ')}`;
              })
              .join(''),
            ink.tone(0.8),
            3,
          ),
      ),
    'high',
  );
};

/** A flat puck of ice sport, 140 wide round the origin. */
const puck = (stage: Stage): string => {
  const { ink } = stage;
  return stage.sheet(
    cut(shape('-70,0! -70,26 -40,44 0,48 40,44 70,26 70,0!'), ink.tone(0.92)) +
      cut(oval(0, 0, 70, 24), ink.tone(0.76)) +
      pierced(oval(0, 0, 52, 17) + oval(0, 0, 46, 14), ink.accent),
    'high',
  );
};

/** A mast of lamps and its beam. */
const floodlight = (stage: Stage, x: number, flip: 1 | -1): string => {
  const { ink } = stage;

  const lamps = spread(3, 0, 2).flatMap((row) =>
    spread(4, 0, 3).map((column) => [x + flip * (column * 22 - 34), 128 + row * 22] as const),
  );
  const beam = facet(`${x - 40},170 ${x + 40},170 ${x + flip * 330},690 ${x + flip * 60},690`);
  return (
    cut(
      beam,
      stage.bloom(x, 150, 560, [
        [0, ink.light, 0.5],
        [1, ink.light, 0],
      ]),
    ) +
    stage.sheet(
      cut(box(x - 5, 180, 10, 340) + box(x - 50, 112, 100, 76, 6), ink.tone(0.78)) +
        drawn(`M${x - 22} 520L${x} 400L${x + 22} 520`, ink.tone(0.78), 6),
      'low',
    ) +
    cut(lamps.map(([cx, cy]) => disc(cx, cy, 7.5)).join(''), ink.light)
  );
};

/** Faces in the stands. Path data. */
const crowd = (stage: Stage): string => {
  const { random } = stage;
  return Array.from({ length: 130 }, () => {
    const x = random.between(0, 600);
    const y = random.between(478, 604) - 40 * Math.cos(((x - 300) / 600) * Math.PI) * 0.4;
    return disc(x, y, random.between(1.6, 3));
  }).join('');
};

/** A goal with its net. */
const goal = (stage: Stage): string => {
  const { ink } = stage;
  return (
    drawn('M196 650V560H404V650', ink.light, 7) +
    drawn(
      [
        ...spread(11, 214, 386).map((x) => `M${x} 562V648`),
        ...spread(5, 576, 640).map((y) => `M198 ${y}H402`),
      ].join(''),
      ink.light,
      1.6,
      0.55,
    )
  );
};

/** Mown stripes in perspective. Path data. */
const stripes = [0, 2, 4, 6]
  .map((index) => {
    const a = -240 + index * 150;
    const b = a + 150;
    return facet(
      `${300 + (a - 300) * 0.55 + 135},606 ${300 + (b - 300) * 0.55 + 135},606 ${b * 1.4 - 120},830 ${a * 1.4 - 120},830`,
    );
  })
  .join('');

/** Flags along the roof. Path data. */
const flags = spread(9, 40, 560)
  .map((x) => {
    const y = 348 - 40 * Math.cos(((x - 300) / 330) * 1.5);
    return facet(`${x},${y} ${x + 28},${y + 9} ${x},${y + 18}`);
  })
  .join('');

/** The flags' poles. Path data. */
const flagPoles = spread(9, 40, 560)
  .map((x) => {
    const y = 394 - 40 * Math.cos(((x - 300) / 330) * 1.5);
    return `M${x} ${y}V${y - 46}`;
  })
  .join('');

const stadium =
  (icy: boolean): Motif =>
  (stage) => {
    const { ink, random } = stage;
    const light = { x: 300, y: 350, radius: 128, kind: random.pick(['sun', 'full']) };
    const bowl = 'M-30 470C120 400 480 400 630 470V640H-30Z';
    const tiers =
      'M-30 520C130 456 470 456 630 520M-30 556C140 500 460 500 630 556M-30 590C150 544 450 544 630 590';
    const roof = 'M-30 430C140 330 460 330 630 430V470C460 384 140 384 -30 470Z';
    const back =
      stage.sheet(drawn(flagPoles, ink.tone(0.66), 4) + cut(flags, ink.bloom), 'flush') +
      stage.sheet(
        cut(bowl, stage.fade(ink.tone(0.48), ink.tone(0.64), 410, 640)) +
          drawn(tiers, ink.tone(0.76), 4, 0.7) +
          cut(crowd(stage), ink.light, { opacity: 0.75 }),
        'low',
      ) +
      stage.sheet(
        cut(roof, stage.fade(ink.heroLit, ink.heroDeep, 340, 470)) +
          drawn(
            spread(11, 0, 600)
              .map((x) => {
                const y = 384 - 40 * Math.cos(((x - 300) / 330) * 1.4);
                return `M${x} ${y}V${y + 44}`;
              })
              .join(''),
            ink.mark,
            2.4,
            0.4,
          ),
        'high',
      ) +
      floodlight(stage, 66, 1) +
      floodlight(stage, 534, -1);
    const pitch = 'M-30 622C160 596 440 596 630 622V830H-30Z';
    const hero =
      stage.sheet(
        cut(
          pitch,
          icy
            ? stage.fade(ink.light, ink.tone(0.4), 600, 800)
            : stage.fade(ink.tone(0.58), ink.tone(0.78), 600, 800),
        ) +
          stage.within(pitch, cut(stripes, ink.glow, { opacity: 0.14 })) +
          drawn(
            'M-30 690H630M300 690m-90 0a90 34 0 1 0 180 0a90 34 0 1 0 -180 0',
            icy ? ink.bloom : ink.light,
            4,
            0.7,
          ),
        'high',
      ) +
      (icy ? '' : goal(stage)) +
      (icy
        ? place(300, 690, puck(stage), { scale: 1.1 }) +
          stage.sheet(
            cut(
              ribbon('110,420,15 250,650,15') +
                shape('236,634! 262,644 330,672 372,676 374,694 320,700 256,682! 236,656'),
              stage.fade(ink.accent, ink.bloom, 430, 700),
            ),
            'high',
          ) +
          stage.sheet(
            cut(
              ribbon('500,400,15 372,640,15') +
                shape('386,626! 356,650 300,692 262,704 262,722 316,722 372,690! 392,654'),
              stage.fade(ink.bloomLit, ink.bloom, 410, 720),
            ),
            'high',
          )
        : place(300, 690, football(stage), { scale: 1.3, turn: random.between(-20, 20) }));
    const front = stage.sheet(
      cut(
        `M-30 800H630V830H-30Z${[-6, 62, 130, 470, 540, 606].map((x, index) => person(x, 836, 130 + (index % 3) * 22)).join('')}${ribbon('130,760,17 96,700,14 84,650,12')}${ribbon('470,750,17 500,690,14 520,650,12')}`,
        ink.tone(0.92),
      ),
      'high',
    );
    return { light, frames: ['bare', 'curtain', 'arch'], back, hero, front };
  };

export const stadiumDusk = stadium(false);
