import { later } from '../infra/clock.ts';
import type { Studio } from '../infra/studio.ts';
import { slotFrom, startOf, together } from './engine/fixtures.ts';
import { competitionOf, leagueCode } from './engine/league.ts';
import { leagueForm, standingsOf } from './engine/standings.ts';
import { presentTeam } from './presenter.ts';
import type { LeagueAnswer } from './views.ts';

/** The form of a side reaches back into the season before. Milliseconds. */
const formReachMs = 45 * 60_000;

/** The season that is being played: everybody meets everybody twice. Only what is final counts. */
export const readLeague = async (studio: Studio): Promise<LeagueAnswer> => {
  const competition = competitionOf(leagueCode);
  const { sport, teams } = competition;
  const rounds = 2 * (teams.length - 1);
  const perSeason = rounds * together[sport];
  const now = studio.clock.now();
  const next = slotFrom(sport, now);
  // The first match of the round that started last.
  const latest = startOf(sport, next) <= now ? next : next - together[sport];
  const season = Math.floor(latest / perSeason);
  const seasonStart = startOf(sport, season * perSeason);
  const rows = await studio.db
    .selectFrom('book_event')
    .select(['home', 'away', 'home_score', 'away_score', 'starts_at'])
    .where('sport', '=', sport)
    .where('phase', '=', 'over')
    .where('next_at', 'is', null)
    .where('starts_at', '>=', later(seasonStart, -formReachMs))
    .orderBy('starts_at')
    .orderBy('id')
    .execute();
  const results = rows.map((row) => ({
    ...row,
    homeScore: row.home_score,
    awayScore: row.away_score,
  }));
  const table = standingsOf(
    teams.map(({ code }) => code),
    results.filter(({ starts_at }) => starts_at >= seasonStart),
  );
  return {
    competition: { code: competition.code, names: competition.names },
    season: season + 1,
    round: Math.floor((latest - season * perSeason) / together[sport]) + 1,
    rounds,
    table: table.map(({ team, ...standing }) => ({
      team: presentTeam(competition, team),
      ...standing,
      form: leagueForm(team, results),
    })),
  };
};
