import type { Studio } from '../infra/studio.ts';
import type { PastAnswer, PastMatch } from './pastViews.ts';
import { presentSides } from './presenter.ts';
import type { EventRow } from './rows.ts';

const formLength = 5;
const meetingsLength = 3;

const presentPast = (
  row: Pick<EventRow, 'id' | 'competition' | 'home' | 'away' | 'starts_at' | 'home_score' | 'away_score'>,
): PastMatch => {
  const { home, away } = presentSides(row);
  return {
    ...{ id: row.id, home, away },
    startsAt: row.starts_at.toISOString(),
    score: [row.home_score, row.away_score],
  };
};

/** What the sides of an event did before it began. Only what is final counts: nothing that is broken off, in play or looked at again. */
export const readPast = async (
  studio: Studio,
  { sport, competition, home, away, starts_at }: EventRow,
): Promise<PastAnswer> => {
  const past = () =>
    studio.db
      .selectFrom('book_event')
      .select(['id', 'competition', 'home', 'away', 'starts_at', 'home_score', 'away_score'])
      .where('sport', '=', sport)
      .where('competition', '=', competition)
      .where('phase', '=', 'over')
      .where('next_at', 'is', null)
      .where('ended_at', 'is not', null)
      .where('starts_at', '<', starts_at)
      // One that was still played then would be news while this one is bet on.
      .where('ended_at', '<=', starts_at)
      .orderBy('ended_at', 'desc')
      .orderBy('id', 'desc');
  const ofSide = (code: string) =>
    past()
      .where(({ eb, or }) => or([eb('home', '=', code), eb('away', '=', code)]))
      .limit(formLength)
      .execute();
  const meetings = () =>
    past()
      .where('home', 'in', [home, away])
      .where('away', 'in', [home, away])
      .limit(meetingsLength)
      .execute();
  const [ofHome, ofAway, ofBoth] = await Promise.all([ofSide(home), ofSide(away), meetings()]);
  return {
    home: ofHome.map(presentPast),
    away: ofAway.map(presentPast),
    meetings: ofBoth.map(presentPast),
  };
};
