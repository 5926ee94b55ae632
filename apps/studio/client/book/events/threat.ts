import type { EventSummary } from '../../../src/book/views.ts';
import { capital } from '../texts/capital.ts';
import type { BookTexts } from '../texts/texts.ts';

/** How a side of football threatens: with a ball that lies still, with one that it has won and brings forward, or before the goal. */
export type Threat = 'corner' | 'free-kick' | 'counter' | 'football';

type Threatened = Pick<EventSummary, 'score'> &
  Partial<Pick<EventSummary, 'lately'>> & {
    /** The picture shows how the ball is won and brought forward. */
    readonly isComing?: boolean;
  };

/** `null` while no side threatens. A counter-attack is called so where it is seen, until the ball is before the goal. */
export const threatIn = ({ score, lately = null, isComing = false }: Threatened): Threat | null => {
  if (score.sport !== 'football' || score.danger === null) return null;
  const { danger, minute } = score;
  const isSet = lately !== null && lately.side === danger && lately.clock >= minute;
  if (isSet && (lately.kind === 'corner' || lately.kind === 'free-kick')) return lately.kind;
  return isComing ? 'counter' : 'football';
};

/** What is threatened with, in the one word that prices, lines and captions have for it; `null` while nothing is. */
export const threatWord = (event: Threatened, { shut }: Pick<BookTexts, 'shut'>): string | null => {
  const threat = threatIn(event);
  return threat && capital(shut[threat]);
};

export const threatText = (event: Threatened, texts: Pick<BookTexts, 'shut'>, team: string): string =>
  [threatWord(event, texts), team].join(' · ');
