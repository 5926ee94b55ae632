import type { EventView } from '../../../src/book/views.ts';
import { playText } from '../events/status.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { useWords } from '../shell/context.ts';
import { useRunning } from './boards/useRunning.ts';

/** How far an event in play has come, beside the score that it is played for: of badminton that is the points, so that the games stand here. */
export const PlayText = ({
  event,
  now = event,
}: {
  event: EventView;
  /** What has been told of it, where the picture has not come to that. */
  now?: EventView;
}) => {
  const { lang, texts } = useWords();
  const shown = useRunning(event, now);
  const { score } = event;
  if (score.sport !== 'racket') return playText(shown, texts, lang);
  const { status } = texts;
  const part = score.isBreak ? status.rest : status.set(Math.max(1, score.sets.length));
  return `${part} · ${boardOf(lang).partsWon.racket} ${score.home} : ${score.away}`;
};
