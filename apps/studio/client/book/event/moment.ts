import { stormsIn } from '../../../src/book/engine/siegeRounds.ts';
import type { EventView, FootballScore, RacketScore, Side, SiegeScore } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { nameIn } from '../shell/names.ts';
import type { BookTexts } from '../texts/texts.ts';
import { lastScored } from './boards/leads.ts';

type Seen = Pick<EventView, 'score' | 'phase' | 'timeline'>;

/** Who took the round that was played last, and how; of a map that it brought, by how much. */
const roundText = (
  score: SiegeScore,
  { phase, timeline }: Seen,
  texts: BookTexts,
  lang: Lang,
  team: (side: Side) => string,
): string | null => {
  const last = lastScored(timeline);
  const map = score.maps[score.current];
  if (!last || last.side === null || !map) return null;
  const { siege, mapStormed, mapHeld } = boardOf(lang);
  // Whoever stormed in that round, although both may change sides after it.
  const isStormed = last.side === stormsIn(last.part, last.clock);
  if (score.isBreak || phase === 'over') {
    const [own, theirs] = last.side === 'home' ? [map.home, map.away] : [map.away, map.home];
    const named = texts.status.map(score.current + 1, nameIn(map.map, lang, texts));
    return (isStormed ? mapStormed : mapHeld)(team(last.side), `${own}–${theirs}`, named);
  }
  return (isStormed ? siege.stormed : siege.held)(team(last.side));
};

/** Who has just scored at football, or whose attack has just come to nothing; `null` once the next minute has gone by. */
const attackText = (
  { minute }: FootballScore,
  timeline: Seen['timeline'],
  lang: Lang,
  team: (side: Side) => string,
): string | null => {
  const last = timeline.at(-1);
  if (!last || last.side === null || minute > last.clock + 1) return null;
  const { goalOf, cleared } = boardOf(lang).football;
  if (last.kind === 'goal') return goalOf(team(last.side), last.score.join(' : '));
  return last.kind === 'cleared' ? cleared(team(last.side)) : null;
};

/** Whose serve it is; or who has the game or the match with the next rally. */
const rallyText = (
  { sets, home, away, serves, danger }: RacketScore,
  texts: BookTexts,
  lang: Lang,
  team: (side: Side) => string,
): string => {
  if (danger === null) return texts.status.serves(team(serves));
  const [own, theirs] = sets.at(-1) ?? [0, 0];
  // At the cap it is both of theirs.
  if (own === theirs) return texts.shut.racket;
  const { point } = boardOf(lang);
  // Two games are the match.
  return ((danger === 'home' ? home : away) === 1 ? point.match : point.game)(team(danger));
};

/** What is about to happen, or is happening; `null` for nothing worth a word. */
export const momentText = (
  event: Seen,
  texts: BookTexts,
  lang: Lang,
  home: string,
  away: string,
): string | null => {
  const { score, phase, timeline } = event;
  const team = (side: Side): string => (side === 'home' ? home : away);
  if (score.sport === 'siege' && (phase === 'over' || (phase === 'live' && score.isBreak)))
    return roundText(score, event, texts, lang, team);
  if (phase !== 'live') return null;
  if (score.isBreak) return null;
  switch (score.sport) {
    case 'football':
      if (score.danger !== null) return texts.status.danger(team(score.danger));
      return attackText(score, timeline, lang, team) ?? boardOf(lang).midfield;
    case 'racket':
      return rallyText(score, texts, lang, team);
    case 'basketball':
      return texts.status.ball(team(score.attacks));
    case 'siege': {
      if (score.isFought) return texts.status.fighting;
      const told = timeline.at(-1)?.kind === 'points' ? roundText(score, event, texts, lang, team) : null;
      return told ?? texts.status.attacks(team(score.attacks));
    }
  }
};
