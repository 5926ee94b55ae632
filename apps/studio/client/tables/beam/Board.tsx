import { beamNumbers, beamWheel, wheelPanes } from '../../../src/tables/games/beamWheel.ts';
import { useTable } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { readPane } from './read.ts';
import { beamNames } from './words.ts';

const noCard = { strengths: [] };

export const Board = () => {
  const { texts, words, lang } = useTable();
  const show = useShow();
  const drawn = show?.isOver ? readPane(show.result.outcome) : null;
  return (
    <fieldset className="board beam-board">
      <legend className="unseen">{texts.table}</legend>
      {beamNumbers.map((number) => {
        const spot = `number:${number}`;
        return (
          <div key={number} className="beam-place" data-beam={number}>
            <Spot
              spot={spot}
              label={words.spot(spot)}
              winning={drawn !== null && beamWheel.payout(spot, drawn, noCard) > 0}
            >
              <b aria-hidden="true">{number}</b>
              <small>{texts.pays(String(number))}</small>
              <small>{beamNames(lang).panes(wheelPanes.filter((pane) => pane === number).length)}</small>
            </Spot>
          </div>
        );
      })}
    </fieldset>
  );
};
