import type { LeagueForm } from '../views.ts';

/** A final result of the league. */
export interface LeagueResult {
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
}

export interface Standing {
  readonly team: string;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
  readonly points: number;
}

const points = { won: 3, drawn: 1, lost: 0 } as const;

/** A match as one side sees it; `undefined` for a side that did not play in it. */
const seenBy = ({ home, away, homeScore, awayScore }: LeagueResult, team: string) => {
  if (team !== home && team !== away) return undefined;
  const [scored, conceded] = team === home ? [homeScore, awayScore] : [awayScore, homeScore];
  const end: LeagueForm = scored > conceded ? 'won' : scored < conceded ? 'lost' : 'drawn';
  return { scored, conceded, end };
};

const standingOf = (team: string, results: readonly LeagueResult[]): Standing => {
  const matches = results.flatMap((result) => seenBy(result, team) ?? []);
  const count = (end: LeagueForm): number => matches.filter((match) => match.end === end).length;
  return {
    team,
    played: matches.length,
    won: count('won'),
    drawn: count('drawn'),
    lost: count('lost'),
    scored: matches.reduce((sum, { scored }) => sum + scored, 0),
    conceded: matches.reduce((sum, { conceded }) => sum + conceded, 0),
    points: matches.reduce((sum, { end }) => sum + points[end], 0),
  };
};

/** The table: by points, then by the goal difference, then by goals, then in the order of the sides. */
export const standingsOf = (teams: readonly string[], results: readonly LeagueResult[]): Standing[] =>
  teams
    .map((team) => standingOf(team, results))
    .sort(
      (one, other) =>
        other.points - one.points ||
        other.scored - other.conceded - (one.scored - one.conceded) ||
        other.scored - one.scored,
    );

const formLength = 5;

/** How a side's last matches ended, the latest last. */
export const leagueForm = (team: string, results: readonly LeagueResult[]): LeagueForm[] =>
  results.flatMap((result) => seenBy(result, team)?.end ?? []).slice(-formLength);
