import { boutSpots } from '../../../src/tables/games/puppetBout.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { readBout } from './play.ts';

const latestMax = 60;

/** One sign for a side: its Chinese character where its name has one, else its first letter. */
const signOf = (name: string): string => /\p{Script=Han}/u.exec(name)?.[0] ?? name.charAt(0);

export const Stats = () => {
  const { texts, words } = useTable();
  const { results } = useTableState();
  const bouts = results.flatMap(({ number, outcome }) => {
    const bout = readBout(outcome);
    return bout ? [{ number, winner: bout.winner }] : [];
  });
  return (
    <section className="stats bout-stats" aria-label={texts.stats} data-field="results">
      <p className="shares">
        {boutSpots.map((side) => (
          <span key={side} className={side}>
            {words.spot(side)} <b>{bouts.filter(({ winner }) => winner === side).length}</b>
          </span>
        ))}
      </p>
      {bouts.length === 0 ? (
        <p className="soft">{texts.noResults}</p>
      ) : (
        <ol className="bead-plate" aria-label={texts.road.bead}>
          {bouts.slice(-latestMax).map(({ number, winner }) => (
            <li key={number} className={winner}>
              <span aria-hidden="true">{signOf(words.spot(winner))}</span>
              <span className="unseen">{words.result(winner)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
};
