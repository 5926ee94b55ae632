import type { BasketballScore, EventView } from '../../../src/book/views.ts';
import { playText } from '../events/status.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useWords } from '../shell/context.ts';
import { useRunning } from './boards/useRunning.ts';

/** The clock of a quarter runs down second by second to what was told, the end of the quarter too: the only one on the page. */
const Running = ({ event, score }: { event: EventView; score: BasketballScore }) => {
  const { lang, texts } = useWords();
  const clock = useRunning(score);
  const isBreak = score.isBreak && clock === score.clock;
  return playText({ ...event, score: { ...score, clock, isBreak } }, texts, lang);
};

/** How far an event in play has come, beside the score that it is played for: of badminton that is the points, so that the games stand here. */
export const PlayText = ({ event }: { event: EventView }) => {
  const { lang, texts } = useWords();
  const { score } = event;
  switch (score.sport) {
    case 'basketball':
      return <Running key={event.id} event={event} score={score} />;
    case 'racket': {
      const { status } = texts;
      const part = score.isBreak ? status.rest : status.set(Math.max(1, score.sets.length));
      return `${part} · ${boardOf(lang).partsWon.racket} ${score.home} : ${score.away}`;
    }
    default:
      return playText(event, texts, lang);
  }
};
