import { gameTypeIdSchema, type Locale } from '@pavilion/contract';
import type { Mission, MissionBoard } from '@pavilion/contract/missions';
import { minor, toDecimal } from '@pavilion/money';
import type { Pool } from 'pg';
import { siteDayOf } from '../../infra/siteDay.ts';
import { textOf } from '../../infra/storedText.ts';
import { mayBeOffered } from '../promotions/index.ts';
import { isWithinLimits, measureOf, placesLeft, stateOf } from './judge.ts';
import {
  listMissions,
  listSignins,
  type MissionRow,
  type Owner,
  readRoom,
  readStandings,
  type Standing,
} from './queries.ts';
import { type Span, spansOf } from './spans.ts';

interface Reader {
  readonly owner: Owner;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly now: Date;
  /** The site's members play for nothing: nothing is offered. */
  readonly isDemo: boolean;
}

interface Line {
  readonly mission: MissionRow;
  readonly span: Span;
}

const presentLine = (
  { mission, span }: Line,
  standing: Pick<Standing, 'progress' | 'claimed'>,
  { owner: { currency }, locale }: Reader,
): Mission => ({
  id: mission.id,
  title: textOf(mission.title, locale),
  kind: mission.kind,
  period: mission.period,
  game_type: gameTypeIdSchema.nullable().parse(mission.game_type),
  goal: measureOf(mission.kind, mission.goal, currency),
  progress: measureOf(mission.kind, standing.progress, currency),
  award: toDecimal(minor(standing.claimed ?? mission.award_minor), currency),
  places_left: placesLeft(mission),
  day: span.day,
  last_day: span.lastDay,
  claim_until: span.claimUntil,
  state: stateOf(mission.goal, standing),
});

/** Whether a line says something to the member: what runs, and of what is over only what waits to be claimed. */
const isShown = ({ mission, span }: Line, { claimed, progress, is_missed: isMissed }: Standing): boolean => {
  if (claimed !== null) return span.isRunning;
  if (isMissed || placesLeft(mission) === 0) return false;
  return span.isRunning || progress >= mission.goal;
};

const readLines = async (
  pool: Pool,
  missions: readonly MissionRow[],
  today: Temporal.PlainDate,
  reader: Reader,
): Promise<Mission[]> => {
  const lines = missions.flatMap((mission) =>
    spansOf(mission, today).map((span): Line => ({ mission, span })),
  );
  const places = lines.map(({ mission, span }) => ({ missionId: mission.id, span }));
  const standings = await readStandings(pool, reader.owner, places, reader.timeZone);
  return lines.flatMap((line) => {
    const standing = standings.find(
      ({ mission_id: id, day }) => id === line.mission.id && day === line.span.day,
    );
    return standing !== undefined && isShown(line, standing) ? [presentLine(line, standing, reader)] : [];
  });
};

/** Days from the first of the last month on: the calendar turns back that far. */
const calendarBegin = (today: Temporal.PlainDate): string =>
  today.subtract({ months: 1 }).with({ day: 1 }).toString();

const readSignin = async (
  pool: Pool,
  missions: readonly MissionRow[],
  today: Temporal.PlainDate,
  { owner, locale }: Reader,
): Promise<MissionBoard['signin']> => {
  const running = missions.filter((mission) => spansOf(mission, today).some(({ isRunning }) => isRunning));
  const signed = await listSignins(pool, owner, calendarBegin(today));
  const days = signed.map(({ day }) => day);
  const [last] = signed;
  const isToday = last?.day === today.toString();
  const goesOn = isToday || last?.day === today.subtract({ days: 1 }).toString();
  return {
    state: isToday ? 'is_signin_true' : running.length > 0 ? 'is_signin_pass' : 'is_signin_noopen',
    streak: goesOn ? (last?.streak ?? 0) : 0,
    days,
    awards: running.map((mission) => ({
      id: mission.id,
      title: textOf(mission.title, locale),
      days: Number(mission.goal),
      award: toDecimal(minor(mission.award_minor), owner.currency),
      places_left: placesLeft(mission),
      last_day: mission.to_day,
    })),
  };
};

/** What members are shown who are offered nothing. */
const emptyBoard = (currency: Owner['currency'], today: string): MissionBoard => ({
  currency,
  today,
  signin: { state: 'is_signin_noopen', streak: 0, days: [], awards: [] },
  missions: [],
});

/** All that is open to a member, with how far each is. */
export const readBoard = async (pool: Pool, reader: Reader): Promise<MissionBoard> => {
  const { owner, timeZone, now, isDemo } = reader;
  const today = siteDayOf(now, timeZone);
  const day = today.toString();
  if (isDemo || !(await mayBeOffered(pool, owner, now))) return emptyBoard(owner.currency, day);
  const [all, room] = await Promise.all([listMissions(pool, owner, day), readRoom(pool, owner, now)]);
  const offered = all.filter((mission) => isWithinLimits(mission, room));
  const [signin, missions] = await Promise.all([
    readSignin(
      pool,
      offered.filter(({ kind }) => kind === 'signin'),
      today,
      reader,
    ),
    readLines(
      pool,
      offered.filter(({ kind }) => kind !== 'signin'),
      today,
      reader,
    ),
  ]);
  return { currency: owner.currency, today: day, signin, missions };
};
