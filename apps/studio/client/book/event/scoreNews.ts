import type { EventView, Side } from '../../../src/book/views.ts';
import { lastScored } from './boards/leads.ts';

type Seen = Pick<EventView, 'id' | 'phase' | 'isProvisional' | 'score'>;

/** What has just been scored or won, by whom, and how that stands: a goal, a game or a quarter, the match. */
export interface ScoreNews {
  readonly kind: 'goal' | 'part' | 'match';
  readonly side: Side;
  readonly score: readonly [number, number];
  /** Which game or quarter, from 1. */
  readonly part: number;
}

const aheadOf = ([home, away]: readonly [number, number]): Side | null =>
  home === away ? null : home > away ? 'home' : 'away';

/** The game of badminton or the quarter after which both rest; `null` where none is. */
export const partPlayed = ({
  phase,
  score,
}: Pick<EventView, 'phase' | 'score'>): Pick<ScoreNews, 'score' | 'part'> | null => {
  if (phase !== 'live' || !score.isBreak) return null;
  if (score.sport !== 'racket' && score.sport !== 'basketball') return null;
  const parts = score.sport === 'racket' ? score.sets : score.quarters;
  const last = parts.at(-1);
  return last ? { score: last, part: parts.length } : null;
};

/** The same as won; `null` where both have as much. */
const partWon = (event: Pick<EventView, 'phase' | 'score'>): ScoreNews | null => {
  const played = partPlayed(event);
  const side = played && aheadOf(played.score);
  return played && side && { kind: 'part', side, ...played };
};

const isFinal = ({ phase, isProvisional }: Seen): boolean => phase === 'over' && !isProvisional;

/** What there is to tell of an event since it was last seen. A siege tells its own. */
export const newsBetween = (before: Seen, event: Seen): ScoreNews | null => {
  const { score, phase } = event;
  if (before.id !== event.id || score.sport === 'siege') return null;
  const stands = [score.home, score.away] as const;
  if (isFinal(event)) {
    const side = aheadOf(stands);
    return isFinal(before) || side === null ? null : { kind: 'match', side, score: stands, part: 0 };
  }
  if (phase !== 'live' || before.phase !== 'live') return null;
  if (score.sport !== 'football') return before.score.isBreak ? null : partWon(event);
  const side = score.home > before.score.home ? 'home' : score.away > before.score.away ? 'away' : null;
  return side && { kind: 'goal', side, score: stands, part: 0 };
};

/** Who has taken the round of a siege that was decided since it was last seen; `null` where none was. */
export const roundBetween = (
  before: Pick<EventView, 'id' | 'score' | 'timeline'>,
  event: Pick<EventView, 'id' | 'score' | 'timeline'>,
): { readonly side: Side } | null => {
  if (before.id !== event.id || event.score.sport !== 'siege') return null;
  const last = lastScored(event.timeline);
  const seen = lastScored(before.timeline);
  if (!last || last.side === null || (seen?.part === last.part && seen.clock === last.clock)) return null;
  return { side: last.side };
};
