import '../../styles/pitch.css';
import '../../styles/matchEnd.css';
import '../../styles/partPause.css';
import type { EventView } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useWords } from '../../shell/context.ts';
import { betterOf, partFigures } from '../partFigures.ts';
import type { ScoreNews } from '../scoreNews.ts';
import { Confetti } from './Pitch.tsx';
import { sides } from './sides.ts';

const usePartName = (event: EventView, part: number): string => {
  const { status } = useWords().texts;
  return event.sport === 'racket' ? status.set(part) : status.quarter(part);
};

/** A part that has been played, and its score, home first. */
interface Played extends Pick<ScoreNews, 'score' | 'part'> {
  readonly event: EventView;
}

/** Over the picture: who has won the game or the quarter, and by how much. A quarter is less, and has no confetti. */
const Ribbon = ({ event, score, part }: Played) => {
  const { partWon } = boardOf(useWords().lang);
  const name = useNames();
  const isGame = event.sport === 'racket';
  const side = score[0] > score[1] ? 'home' : 'away';
  return (
    <>
      {isGame && (
        <svg className="end-confetti" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
          <Confetti side={side} />
        </svg>
      )}
      <p
        className="pitch-news part-news"
        role="status"
        data-side={side}
        data-small={!isGame}
        data-field="part-won"
      >
        <b>{partWon(name(event[side].names), usePartName(event, part), score.join(':'))}</b>
      </p>
    </>
  );
};

/** In the pause: what the game or the quarter was like, on a paper between those who rest. */
const Paper = ({ event, score, part }: Played) => {
  const { figures } = boardOf(useWords().lang);
  const { serving, inRow, ahead } = partFigures(event, part);
  const rows = [
    ...(serving ? [[figures.serving, serving] as const] : []),
    [figures.inRow, inRow] as const,
    [figures.ahead, ahead] as const,
  ];
  return (
    <dl className="part-paper" data-field="part-figures">
      <div className="part-score">
        <dt>{usePartName(event, part)}</dt>
        {sides.map((side, at) => (
          <dd key={side} data-side={side}>
            {score[at]}
          </dd>
        ))}
      </div>
      {rows.map(([what, pair]) => (
        <div key={what}>
          <dt>{what}</dt>
          {sides.map((side) => (
            <dd key={side} data-side={side} data-better={betterOf(pair) === side}>
              {pair[side]}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
};

/** Between two parts: first whoever has won the one before is cheered, for those who have seen it; then its figures. */
const PartPause = ({ isFresh, ...played }: Played & { isFresh: boolean }) =>
  isFresh ? <Ribbon {...played} /> : <Paper {...played} />;

export default PartPause;
