import type { EventSummary, PlayView } from '../../../src/book/views.ts';
import type { BookTexts } from '../texts/texts.ts';

/** How a side of football threatens: with a ball that lies still, against a side that came forward itself, or as it comes. */
export type Threat = 'corner' | 'free-kick' | 'counter' | 'football';

/** Minutes from when the ball goes from end to end until its picture is over. */
const playLasts = 2;

type Threatened = Pick<EventSummary, 'score'> &
  Partial<Pick<EventSummary, 'lately'>> & { readonly plays?: readonly PlayView[] };

/** `null` while no side threatens. A list knows nothing of what was played before. */
export const threatIn = ({ score, lately = null, plays = [] }: Threatened): Threat | null => {
  if (score.sport !== 'football' || score.danger === null) return null;
  const { danger, minute } = score;
  const isSet = lately !== null && lately.side === danger && lately.clock >= minute;
  if (isSet && (lately.kind === 'corner' || lately.kind === 'free-kick')) return lately.kind;
  const last = plays.at(-1);
  const isCounter = last !== undefined && last.side !== danger && minute - last.clock < playLasts;
  return isCounter ? 'counter' : 'football';
};

/** At the beginning of a line. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is threatened with, in the one word that prices, lines and captions have for it; `null` while nothing is. */
export const threatWord = (event: Threatened, { shut }: Pick<BookTexts, 'shut'>): string | null => {
  const threat = threatIn(event);
  return threat && capital(shut[threat]);
};

export const threatText = (event: Threatened, texts: Pick<BookTexts, 'shut'>, team: string): string =>
  [threatWord(event, texts), team].join(' · ');
