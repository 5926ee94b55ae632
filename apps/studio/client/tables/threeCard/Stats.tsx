import { qualifies, resultOf, type ThreeCardResult } from '../../../src/tables/games/threeCard.ts';
import { MiniCards } from '../../cards/MiniCards.tsx';
import { smallCard } from '../past/smallCard.ts';
import { useTable, useTableState } from '../shell/context.ts';
import { EndCounts } from '../shell/EndCounts.tsx';
import { StatsPanel } from '../shell/StatsPanel.tsx';
import { handText, readThree } from './read.ts';
import { ownWords } from './words.ts';

const ends = ['player', 'dealer', 'tie', 'unqualified'] as const satisfies readonly ThreeCardResult[];
const latestMax = 6;

/** How often the dealer played, who won, and the last hands. */
export const Stats = () => {
  const { words, lang, texts } = useTable();
  const { results } = useTableState();
  const own = ownWords(lang);
  const rounds = results.flatMap(({ number, outcome }) => {
    const read = readThree(outcome);
    return read ? [{ number, hands: read, result: resultOf(read) }] : [];
  });
  const qualified = rounds.filter(({ hands }) => qualifies(hands.dealer)).length;
  return (
    <StatsPanel className="three-stats below" isEmpty={false}>
      <p className="three-share">
        <span>{own.qualified}</span>
        <b>
          {qualified} / {rounds.length}
        </b>
      </p>
      <EndCounts ends={ends} />
      <h2 className="three-last">{own.lastHands}</h2>
      {rounds.length === 0 && <p className="soft">{texts.noResults}</p>}
      <ol className="three-hands">
        {rounds
          .slice(-latestMax)
          .reverse()
          .map(({ number, hands, result }) => (
            <li key={number} data-end={result}>
              {(['player', 'dealer'] as const).map((side) => (
                <span
                  key={side}
                  data-won={result === side || (result === 'unqualified' && side === 'player')}
                >
                  <span className="unseen">{own[side]}</span>
                  <MiniCards hands={[hands[side].map(smallCard)]} />
                  <small>{handText(hands[side], own)}</small>
                </span>
              ))}
              <span className="unseen">{words.result(result)}</span>
            </li>
          ))}
      </ol>
    </StatsPanel>
  );
};
