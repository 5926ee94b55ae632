import '../../styles/siegeMore.css';
import type { EventView, SiegeScore } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { PartsTable } from '../PartsTable.tsx';

/** How every map stands in one line; opened, the rule and the maps as a table. */
const SiegeMore = ({ event, score }: { event: EventView; score: SiegeScore }) => {
  const { siege } = boardOf(useWords().lang);
  const name = useNames();
  const isComing = event.phase === 'coming';
  return (
    <details className="siege-more" data-field="siege-more">
      <summary>
        <span className="siege-maps">
          {score.maps.map(({ map, home, away, winner }, at) => (
            <span key={map.en_US} data-now={at === score.current && !isComing} data-won={winner ?? undefined}>
              {name(map)} {at > score.current || isComing ? '' : `${home}–${away}`}
            </span>
          ))}
        </span>
        <span className="siege-more-name">{siege.more}</span>
      </summary>
      <p className="board-goal soft">{siege.goal}</p>
      <p className="board-goal soft">{siege.rests.told}</p>
      {!isComing && <PartsTable score={score} home={name(event.home.names)} away={name(event.away.names)} />}
    </details>
  );
};

export default SiegeMore;
