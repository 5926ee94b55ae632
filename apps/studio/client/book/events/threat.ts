import type { EventSummary } from '../../../src/book/views.ts';
import type { Coming } from '../event/boards/play/footballCaption.ts';
import { capital } from '../texts/capital.ts';
import type { BookTexts } from '../texts/texts.ts';

/** How a side of football threatens: with a ball that lies still, with one that it brings forward, having won it in its own half or not, or before the goal. */
export type Threat = 'corner' | 'free-kick' | Coming | 'football';

type Threatened = Pick<EventSummary, 'score'> &
  Partial<Pick<EventSummary, 'lately'>> & {
    /** How the picture shows the ball to be brought forward. */
    readonly coming?: Coming;
  };

/** `null` while no side threatens. An attack and a counter-attack are called so where they are seen, until the ball is before the goal. */
export const threatIn = ({ score, lately = null, coming }: Threatened): Threat | null => {
  if (score.sport !== 'football' || score.danger === null) return null;
  const { danger, minute } = score;
  const isSet = lately !== null && lately.side === danger && lately.clock >= minute;
  if (isSet && (lately.kind === 'corner' || lately.kind === 'free-kick')) return lately.kind;
  return coming ?? 'football';
};

/** What is threatened with, in the one word that prices, lines and captions have for it; `null` while nothing is. */
export const threatWord = (event: Threatened, { shut }: Pick<BookTexts, 'shut'>): string | null => {
  const threat = threatIn(event);
  return threat && capital(shut[threat]);
};

export const threatText = (event: Threatened, texts: Pick<BookTexts, 'shut'>, team: string): string =>
  [threatWord(event, texts), team].join(' · ');
