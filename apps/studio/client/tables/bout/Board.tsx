import { boutPrice, type boutSpots, puppetBout } from '../../../src/tables/games/puppetBout.ts';
import { useCard, useTable } from '../shell/context.ts';
import { Spot } from '../shell/Spot.tsx';
import { useShow } from '../shell/show.ts';
import { readBout } from './play.ts';

/** In the order of the stage: meron left, wala right, the draw between them. */
const shown = ['meron', 'draw', 'wala'] as const satisfies typeof boutSpots;

export const Board = () => {
  const { texts, words } = useTable();
  const card = useCard();
  const show = useShow();
  const bout = show?.isOver ? readBout(show.result.outcome) : null;
  return (
    <fieldset className="board bout-board">
      <legend className="unseen">{texts.table}</legend>
      {shown.map((side) => (
        <Spot
          key={side}
          spot={side}
          className={side}
          winning={bout !== null && puppetBout.payout(side, bout, card) > 100}
        >
          <strong>{words.spot(side)}</strong>
          <b className="price">{(boutPrice(card, side) / 100).toFixed(2)}</b>
          {side !== 'draw' && (
            <small>
              {texts.strength} {card.strengths[side === 'meron' ? 0 : 1] ?? ''}
            </small>
          )}
        </Spot>
      ))}
      <p className="drawn-note" data-field="simulation">
        {words.rules[0]}
      </p>
    </fieldset>
  );
};
