import { bamboo } from '../paper/scenery.ts';
import { cut, type Stage } from '../paper/stage.ts';

export const grove = (
  stage: Stage,
  count: number,
  width: number,
  tone: string,
  from: number,
  to: number,
): string =>
  stage.sheet(
    cut(
      Array.from({ length: count }, (_, index) =>
        bamboo(
          stage.random,
          from + ((to - from) * (index + stage.random.between(0.2, 0.8))) / count,
          830,
          stage.random.between(-90, -20),
          width * stage.random.between(0.8, 1.2),
          stage.random.between(-50, 50),
        ),
      ).join(''),
      tone,
    ),
    'low',
  );
