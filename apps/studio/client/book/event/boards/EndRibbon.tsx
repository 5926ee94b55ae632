import '../../styles/pitch.css';
import '../../styles/matchEnd.css';
import type { EventView, Side } from '../../../../src/book/views.ts';
import { boardOf } from '../../pageTexts/texts.ts';
import { useNames, useTerms, useWords } from '../../shell/context.ts';
import { Confetti } from './Pitch.tsx';

const winnerOf = ({ home, away }: EventView['score']): Side | null => {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
};

/** Over the picture: who has won, and how it stands; confetti for whoever won. */
const EndRibbon = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const name = useNames();
  const terms = useTerms()({ kind: 'result', line: null, number: null }, event);
  const { score } = event;
  const side = winnerOf(score);
  return (
    <>
      {side !== null && (
        <svg className="end-confetti" viewBox="0 0 400 222" aria-hidden="true" focusable="false">
          <Confetti side={side} />
        </svg>
      )}
      <p className="pitch-news end-news" role="status" data-side={side ?? 'none'} data-field="match-end">
        <b>
          {side === null
            ? texts.selection('draw', terms)
            : boardOf(lang).siege.matchWon(name(event[side].names))}
        </b>
        <strong>
          {score.home} : {score.away}
        </strong>
      </p>
    </>
  );
};

export default EndRibbon;
