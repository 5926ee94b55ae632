import type { EventSummary, Side, SiegeScore } from '../../../src/book/views.ts';
import { intlLocale } from '../../../src/locale.ts';
import type { Lang } from '../../shell/sessionTexts.ts';
import { nameIn } from '../shell/names.ts';
import type { BookTexts } from '../texts/texts.ts';
import { incidentText } from './incident.ts';
import { threatText } from './threat.ts';

const minuteMs = 60_000;
/** An event that begins within so long tells the minutes left rather than the hour. */
const soonMs = 60 * minuteMs;

/** When an event begins, by the clock on the wall. */
export const hourText = (startsAt: string, lang: Lang, now: number): string => {
  const start = new Date(startsAt);
  const isToday = start.toDateString() === new Date(now).toDateString();
  const hour = new Intl.DateTimeFormat(intlLocale(lang), {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    hour: '2-digit',
    minute: '2-digit',
  }).format(start);
  // An hour stays in one line with its half of the day.
  return hour.replace(/ (?=[AP]M)/i, '\u00a0');
};

export const untilText = (startsAt: string, texts: BookTexts, now: number): string | null => {
  const left = Date.parse(startsAt) - now;
  return left < soonMs ? texts.startsIn(Math.ceil(left / minuteMs)) : null;
};

/** Seconds as minutes and seconds. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** How far an event in play has come. */
export const playText = ({ score }: EventSummary, texts: BookTexts, lang: Lang): string => {
  const { status } = texts;
  switch (score.sport) {
    case 'football':
      return score.isBreak ? status.halfTime : status.minute(score.minute);
    case 'racket': {
      const now = score.sets.at(-1) ?? [0, 0];
      return score.isBreak
        ? status.rest
        : `${status.set(Math.max(1, score.sets.length))} ${now[0]}–${now[1]}`;
    }
    case 'basketball':
      return score.isBreak ? status.rest : `${status.quarter(score.quarter)} ${clockText(score.clock)}`;
    case 'siege': {
      const map = score.maps[score.current];
      if (!map || score.isBreak) return status.rest;
      return `${status.map(score.current + 1, nameIn(map.map, lang, texts))} ${map.home}–${map.away}`;
    }
  }
};

/** The same in a row that has the points of badminton as its score. */
export const rowPlayText = (event: EventSummary, texts: BookTexts, lang: Lang): string =>
  event.score.sport === 'racket' && !event.score.isBreak
    ? texts.status.set(Math.max(1, event.score.sets.length))
    : playText(event, texts, lang);

/** That a round of a siege is fought, or that it can be bet on once more after its arrows; `null` between two rounds. */
export const fightText = (
  { isFought, stage }: Pick<SiegeScore, 'isFought' | 'stage'>,
  { status }: BookTexts,
): string | null => {
  if (!isFought) return null;
  return stage === 'cover' ? status.afterArrows : status.fighting;
};

/** What goes on in an event in play, or happened last; empty where nothing does. */
export const goingOnText = (
  event: Pick<EventSummary, 'score' | 'lately'>,
  texts: BookTexts,
  team: (side: Side) => string,
): string => {
  const { score, lately } = event;
  const { status } = texts;
  if (score.isBreak) return '';
  switch (score.sport) {
    case 'football':
      if (score.danger !== null) return threatText(event, texts, team(score.danger));
      return lately === null ? '' : incidentText(lately, team(lately.side), texts);
    case 'racket':
      return status.serves(team(score.serves));
    case 'basketball':
      return status.ball(team(score.attacks));
    case 'siege':
      return fightText(score, texts) ?? status.attacks(team(score.attacks));
  }
};
