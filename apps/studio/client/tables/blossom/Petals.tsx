import type { CSSProperties } from 'react';
import { suitOf } from '../../../src/tables/engine/faces.ts';
import { pips } from '../baccarat/Card.tsx';
import { type Point, petal, type TableForm } from './places.ts';
import { rankNameOf } from './read.ts';
import { type Grade, gradeOf } from './won.ts';

/** So many fly, by the grade of the hand, for somebody else and for the player; none where all others have folded. */
const counts = { others: [0, 12, 16, 20], own: [20, 22, 28, 34] } as const;
/** So many rain on the whole table when the player has won, by the grade of the hand. */
const rainCounts = [26, 30, 36, 44] as const;

/** Steps of the plastic ratio: spread evenly, without a pattern that the eye finds. */
const spread = (index: number): number => ((index + 1) * 0.755) % 1;

type Fallen = CSSProperties & {
  readonly '--fall-x': string;
  readonly '--fall-y': string;
  readonly '--fall-turn': string;
};

/** Up and out round who takes the pot, or, of a straight, one beside the other like its cards. */
const wayOf = (index: number, count: number, isStraight: boolean): Fallen => {
  const angle = isStraight ? Math.PI * (1 + (index + 0.5) / count) : (index / count) * 2 * Math.PI;
  const far = isStraight ? 130 : 70 + (index % 4) * 26;
  return {
    '--fall-x': `${Math.round(Math.cos(angle) * far)}px`,
    '--fall-y': `${Math.round(Math.sin(angle) * far * 0.7)}px`,
    '--fall-turn': `${(index % 2 === 0 ? 1 : -1) * (140 + index * 11)}deg`,
    animationDelay: `${isStraight ? index * 26 : (index % 5) * 60}ms`,
  };
};

/** Petals that rain on the whole table when the player has won. */
export const Rain = ({ form: { table, figure }, grade }: { form: TableForm; grade: Grade }) =>
  Array.from({ length: rainCounts[grade] }, (_, index) => {
    // From three heights: the lower half is not empty until the first of them are there.
    const down = ((index % 3) * table.height) / 3;
    const way: Fallen = {
      '--fall-x': `${(index % 5) * 18 - 36}px`,
      '--fall-y': `${Math.round((table.height - down) / figure + 40)}px`,
      '--fall-turn': `${(index % 2 === 0 ? 1 : -1) * (200 + (index % 6) * 60)}deg`,
      animationDelay: `${(index * 67) % 1_700}ms`,
    };
    const x = table.x + spread(index) * table.width;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: petals are alike
      <g key={index} transform={`translate(${x} ${table.y - 10 + down}) scale(${figure * 1.25})`}>
        <path className="petal raining" data-light={index % 3 !== 0} d={petal} style={way} />
      </g>
    );
  });

/** Petals that fly up from who takes the pot and fall, once: more of them for the player, and the more the greater the hand. */
export const Petals = ({ at, form, hand, isOwn }: PetalsProps) => {
  const grade = gradeOf(hand);
  const name = hand && rankNameOf(hand);
  const count = counts[isOwn ? 'own' : 'others'][grade];
  const suit = hand && name?.endsWith('flush') ? suitOf(hand[0] ?? 0) : null;
  const pip = suit === null ? undefined : pips[suit];
  return (
    <g className="blossom-petals">
      <g transform={`translate(${at.x} ${at.y}) scale(${form.figure})`}>
        {Array.from({ length: count }, (_, index) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: petals are alike
            key={index}
            className="petal"
            data-light={index % 3 === 0}
            data-suit={suit}
            // Of one suit: every second petal is its sign.
            d={pip && index % 2 === 0 ? pip : petal}
            style={wayOf(index, count, name === 'straight')}
          />
        ))}
      </g>
    </g>
  );
};

interface PetalsProps {
  readonly at: Point;
  readonly form: TableForm;
  /** The hand that has taken the pot; `null` where all others have folded. */
  readonly hand: readonly number[] | null;
  readonly isOwn: boolean;
}
