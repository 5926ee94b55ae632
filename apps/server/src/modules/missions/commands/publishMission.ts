import { moneyMissions } from '@pavilion/contract/missions';
import { missionContentShape, missionEnd, missionPublish } from '@pavilion/contract/office';
import { type Minor, parseDecimal } from '@pavilion/money';
import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { badField, refused } from '../../../http/refusal.ts';
import { siteDayOf } from '../../../infra/siteDay.ts';
import { textOf } from '../../../infra/storedText.ts';
import { type DeedBook, hashOf, proposeOnce, proposeOrDo, readBound } from '../../proposals/index.ts';
import { createMission } from './createMission.ts';
import type { MissionDeps } from './payMission.ts';

export interface MissionDeskDeps extends MissionDeps {
  readonly book: DeedBook;
}

const kind = 'promotions.publish_mission';
const missionContent = z.strictObject(missionContentShape);
export type MissionContent = z.output<typeof missionContent>;

/** Beyond this no budget is meant: 10^15 minor units. */
const budgetMaxMinor = 1_000_000_000_000_000n;
/** Days in a row and rounds that a person can come to. */
const countMax = 1_000_000n;
const daysMax = 366;

export interface MissionSums {
  readonly goal: bigint;
  readonly awardMinor: Minor;
  readonly budgetMinor: Minor;
}

const amountOf = (field: string, amount: string, currency: MissionContent['currency']): Minor => {
  const parsed = parseDecimal(amount, currency);
  if (parsed === undefined || parsed > budgetMaxMinor) throw badField(field);
  return parsed;
};

const goalOf = (content: MissionContent): bigint => {
  if (moneyMissions.has(content.kind)) return amountOf('goal', content.goal, content.currency);
  if (!/^[0-9]+$/.test(content.goal) || BigInt(content.goal) > countMax) throw badField('goal');
  return BigInt(content.goal);
};

/**
 * The amounts of a mission. Refuses a field that does not fit its currency or its kind, 391 a budget that pays nobody and 392 days
 * that are over.
 */
export const sumsOf = (content: MissionContent, today: Temporal.PlainDate): MissionSums => {
  const { codes } = missionPublish;
  const { currency, period, kind: what } = content;
  if (what === 'first_deposit' && period !== 'once') throw badField('period');
  if (what === 'signin' && period !== 'day') throw badField('period');
  if (content.game_type !== null && what !== 'turnover' && what !== 'rounds') throw badField('game_type');
  const goal = goalOf(content);
  const awardMinor = amountOf('award', content.award, currency);
  const budgetMinor = amountOf('budget', content.budget, currency);
  if (budgetMinor < awardMinor) throw refused(codes, 391, 'office.mission_too_small');
  const [from, to] = [Temporal.PlainDate.from(content.from_day), Temporal.PlainDate.from(content.to_day)];
  const isOver = Temporal.PlainDate.compare(to, from) < 0 || Temporal.PlainDate.compare(to, today) < 0;
  if (isOver) throw refused(codes, 392, 'office.envelope_no_time');
  if (from.until(to).days >= daysMax) throw badField('to_day');
  return { goal, awardMinor, budgetMinor };
};

const aloneMs = 24 * 60 * 60_000;

/** What one of the staff may still give away alone in missions, and whether one goes beyond that. */
export const judgeAlone = async (
  executor: SqlExecutor,
  { siteId, staffId }: Pick<Actor, 'siteId' | 'staffId'>,
  { currency }: Pick<MissionContent, 'currency'>,
  budgetMinor: bigint,
  now: Date,
): Promise<{ readonly needsSecond: boolean; readonly leftMinor: bigint }> => {
  const bound = await readBound(executor, siteId, kind, currency);
  const { rows } = await executor.query<{ given: bigint }>({
    text: `SELECT coalesce(sum(budget_minor), 0)::bigint AS given FROM mission
            WHERE site_id = $1 AND staff_id = $2 AND currency = $3 AND created_at > $4`,
    values: [siteId, staffId, currency, new Date(now.getTime() - aloneMs)],
  });
  const given = rows[0]?.given ?? 0n;
  const leftMinor = bound > given ? bound - given : 0n;
  return { needsSecond: budgetMinor > leftMinor, leftMinor };
};

interface Stored {
  readonly by: Actor;
  readonly now: Date;
  readonly today: Temporal.PlainDate;
  readonly request?: { readonly staffId: number; readonly id: string; readonly hash: Buffer };
}

const store = (
  tx: PoolClient,
  content: MissionContent,
  { by, now, today, request }: Stored,
): Promise<number> =>
  createMission(tx, {
    siteId: by.siteId,
    currency: content.currency,
    title: content.title,
    kind: content.kind,
    period: content.period,
    gameType: content.game_type,
    fromDay: content.from_day,
    toDay: content.to_day,
    createdBy: `operator:${by.account}`,
    createdAt: now,
    ...sumsOf(content, today),
    ...(request === undefined ? {} : { request }),
  });

/** The site's day now. A site that this process does not know has no staff that could ask. */
const todayOf = ({ sites }: MissionDeskDeps, siteId: number, now: Date): Temporal.PlainDate =>
  siteDayOf(now, sites.byId(siteId)?.settings.time_zone ?? 'UTC');

/** A mission beyond what one person may give away is published by two. */
export const registerMissionDeeds = (deps: MissionDeskDeps): void =>
  deps.book.register({
    kind,
    right: 'promotions.manage',
    content: missionContent,
    worldOf: async (tx, { currency }, siteId) => {
      const { rows } = await tx.query<{ open: boolean }>(
        'SELECT $2 = ANY (currencies) AS open FROM site WHERE id = $1',
        [siteId, currency],
      );
      return { currency_open: rows[0]?.open ?? false };
    },
    run: async (tx, content, by) => {
      const now = deps.clock.now();
      await store(tx, content, { by, now, today: todayOf(deps, by.siteId, now) });
    },
  });

/** The mission that this request has published alone already. Refuses with 345 when it said something else. */
const findRepeated = async (
  tx: PoolClient,
  who: Actor,
  requestId: string,
  hash: Buffer,
): Promise<number | undefined> => {
  const { rows } = await tx.query<{ id: number; request_hash: Buffer }>(
    'SELECT id, request_hash FROM mission WHERE staff_id = $1 AND request_id = $2',
    [who.staffId, requestId],
  );
  const [known] = rows;
  if (known === undefined) return undefined;
  if (!known.request_hash.equals(hash)) throw refused(missionPublish.codes, 345, 'office.other_content');
  return known.id;
};

interface Published {
  readonly proposal_id: number | null;
  readonly id: number | null;
}

/**
 * Publishes a mission once, or proposes it where it goes beyond what this person may give away alone in 24 hours. Refuses with
 * 391 and 392 what could not be, with 345 a repeat with other content.
 */
export const publishMission = (
  deps: MissionDeskDeps,
  who: Actor,
  { reason, request_id: requestId, ...content }: z.output<typeof missionPublish.body>,
): Promise<Published> =>
  withTransaction(deps.pool, async (tx) => {
    const hash = hashOf(content);
    // Of two requests of one person at once the second sees what the first has given away.
    await tx.query('SELECT FROM staff WHERE id = $1 FOR NO KEY UPDATE', [who.staffId]);
    const repeated = await findRepeated(tx, who, requestId, hash);
    if (repeated !== undefined) {
      await who.trace(tx, { subject: { kind: 'mission', id: repeated }, after: { repeated: true } });
      return { proposal_id: null, id: repeated };
    }
    const now = deps.clock.now();
    const today = todayOf(deps, who.siteId, now);
    let id: number | null = null;
    const proposal_id = await proposeOnce(tx, who, { kind, content, requestId }, async () => {
      const { budgetMinor } = sumsOf(content, today);
      const { needsSecond } = await judgeAlone(tx, who, content, budgetMinor, now);
      if (needsSecond) {
        const name = textOf(content.title, 'zh_CN');
        const subject = { kind: 'mission', id: name.slice(0, 40), name };
        return proposeOrDo(tx, deps.book, who, { kind, content, requestId, subject, reason }, now);
      }
      const request = { staffId: who.staffId, id: requestId, hash };
      id = await store(tx, content, { by: who, now, today, request });
      await who.trace(tx, { subject: { kind: 'mission', id }, after: content, reason });
      return null;
    });
    return { proposal_id, id };
  });

/**
 * Makes today the last day of a mission: what is reached until then is still paid. Refuses with 404, and 393 for one whose days are
 * over.
 */
export const endMission = (
  deps: MissionDeskDeps,
  who: Actor,
  { id, reason }: z.output<typeof missionEnd.body>,
): Promise<void> =>
  withTransaction(deps.pool, async (tx) => {
    const now = deps.clock.now();
    const today = todayOf(deps, who.siteId, now).toString();
    const { rows } = await tx.query<{ from_day: string; to_day: string; ended_at: Date | null }>(
      'SELECT from_day::text, to_day::text, ended_at FROM mission WHERE site_id = $1 AND id = $2 FOR UPDATE',
      [who.siteId, id],
    );
    const [mission] = rows;
    if (mission === undefined) throw refused(missionEnd.codes, 404, 'office.not_found');
    if (mission.ended_at !== null || mission.to_day < today)
      throw refused(missionEnd.codes, 393, 'office.mission_over');
    await tx.query('UPDATE mission SET to_day = $2, ended_at = $3 WHERE id = $1', [id, today, now]);
    await who.trace(tx, {
      subject: { kind: 'mission', id },
      before: { to_day: mission.to_day },
      after: { to_day: today },
      reason,
    });
  });
