import { isTriple, sumOfDice } from '../../../src/tables/games/threeDice.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { DrawList } from '../shell/DrawList.tsx';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import type { CountsView } from '../shell/view.ts';
import { DiceFaces } from './DieFace.tsx';
import { readDice } from './read.ts';
import { diceWords } from './words.ts';

const allSums = Array.from({ length: 16 }, (_, index) => index + 3);

/** The last rolls of three dice, and how often each sum came. */
export const DiceStats = ({
  triplesLose,
  counts: loadCounts,
}: {
  triplesLose: boolean;
  counts?: () => Promise<CountsView>;
}) => {
  const { lang } = useTable();
  const { results } = useTableState();
  const text = diceWords(lang);
  const rolls = results.flatMap(({ number, summary, outcome }) => {
    const roll = readDice(outcome);
    return roll ? [{ number, summary, roll, sum: sumOfDice(roll), triple: isTriple(roll) }] : [];
  });
  const counts = allSums.map((sum) => rolls.filter((roll) => roll.sum === sum).length);
  const most = Math.max(1, ...counts);
  const halfOf = (sum: number, triple: boolean) =>
    triple && triplesLose ? 'triple' : sum > 10 ? 'big' : 'small';
  return (
    <StatsPanel counts={loadCounts} className="dice-stats below" isEmpty={rolls.length === 0}>
      <p className="shares">
        {(['big', 'small', ...(triplesLose ? (['triple'] as const) : [])] as const).map((half) => (
          <span key={half} className={`half-${half}`}>
            {text[half]} <b>{rolls.filter((roll) => halfOf(roll.sum, roll.triple) === half).length}</b>
          </span>
        ))}
      </p>
      <DrawList
        className="roll-list"
        draws={rolls}
        face={({ roll, sum, triple }) => (
          <>
            <DiceFaces dice={roll.dice} />
            <b aria-hidden="true" className={`half-${halfOf(sum, triple)}`}>
              {sum} {text[halfOf(sum, triple)]}
            </b>
          </>
        )}
      />
      <div className="sum-counts" role="img" aria-label={text.sumsSoFar}>
        {allSums.map((sum, at) => (
          <span key={sum} className={sum > 10 ? 'half-big' : 'half-small'}>
            <i data-level={Math.round((10 * (counts[at] ?? 0)) / most)} />
            {sum}
          </span>
        ))}
      </div>
    </StatsPanel>
  );
};
