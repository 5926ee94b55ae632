import { stormsIn } from '../../../src/book/engine/siegeRounds.ts';
import type { EventView, FootballScore, Side } from '../../../src/book/views.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { isMatchPoint } from '../events/shut.ts';
import { threatText } from '../events/threat.ts';
import { boardOf } from '../pageTexts/texts.ts';
import { nameIn } from '../shell/names.ts';
import type { BookTexts } from '../texts/texts.ts';
import { lastScored } from './boards/leads.ts';
import { pointText } from './pointText.ts';

type Seen = Pick<EventView, 'score' | 'phase' | 'timeline'>;
type SeenBeside = Seen & Partial<Pick<EventView, 'lately'>>;

/** Who took the round that was played last, how, and how the map stands with it; of a map that it brought, by how much. */
export const roundText = (
  { score, phase, timeline }: Seen,
  texts: BookTexts,
  lang: Lang,
  team: (side: Side) => string,
): string | null => {
  if (score.sport !== 'siege') return null;
  const last = lastScored(timeline);
  const map = score.maps[score.current];
  if (!last || last.side === null || !map) return null;
  const { siege, mapStormed, mapHeld } = boardOf(lang);
  // Whoever stormed in that round, although both may change sides after it.
  const isStormed = last.side === stormsIn(last.part, last.clock);
  if (score.isBreak || phase === 'over') {
    const named = texts.status.map(score.current + 1, nameIn(map.map, lang, texts));
    return (isStormed ? mapStormed : mapHeld)(team(last.side), `${map.home}–${map.away}`, named);
  }
  return `${(isStormed ? siege.stormed : siege.held)(team(last.side))} ${map.home}–${map.away}`;
};

/** Who has just scored at football, or whose attack has just come to nothing; `null` once two more minutes have gone by: a goal is cheered for as long, and what is played after it has words of its own. */
const attackText = (
  { minute }: FootballScore,
  timeline: Seen['timeline'],
  lang: Lang,
  team: (side: Side) => string,
): string | null => {
  const last = timeline.at(-1);
  if (!last || last.side === null || minute > last.clock + 2) return null;
  const { goalOf, cleared } = boardOf(lang).football;
  if (last.kind === 'goal') return goalOf(team(last.side), last.score.join(' : '));
  return last.kind === 'cleared' ? cleared(team(last.side)) : null;
};

/** What is about to happen, or is happening; `null` for nothing worth a word. */
export const momentText = (
  event: SeenBeside,
  texts: BookTexts,
  lang: Lang,
  home: string,
  away: string,
): string | null => {
  const { score, phase, timeline } = event;
  const team = (side: Side): string => (side === 'home' ? home : away);
  if (score.sport === 'siege' && (phase === 'over' || (phase === 'live' && score.isBreak)))
    return roundText(event, texts, lang, team);
  if (phase !== 'live') return null;
  if (score.isBreak) return null;
  switch (score.sport) {
    case 'football':
      if (score.danger !== null) return threatText(event, texts, team(score.danger));
      return attackText(score, timeline, lang, team) ?? boardOf(lang).midfield;
    case 'racket':
      if (score.danger === null) return texts.status.serves(team(score.serves));
      return pointText(event, lang, team) ?? texts.shut[isMatchPoint(score) ? 'match' : 'racket'];
    case 'basketball':
      return texts.status.ball(team(score.attacks));
    case 'siege': {
      if (score.isFought) return texts.status.fighting;
      const told = timeline.at(-1)?.kind === 'points' ? roundText(event, texts, lang, team) : null;
      // What the next round may bring is more than what the last one did, which picture and score tell.
      return pointText(event, lang, team) ?? told ?? texts.status.attacks(team(score.attacks));
    }
  }
};
