import { tournamentPublish } from '@pavilion/contract/office';
import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { textOf } from '../../../infra/storedText.ts';
import { type DeedBook, hashOf, proposeOnce, proposeOrDo, readBound } from '../../proposals/index.ts';
import { readGames, type TournamentContent, termsOf, tournamentContent } from '../terms.ts';
import { createTournament } from './createTournament.ts';
import type { CountDeps } from './settleTournament.ts';

export interface TournamentDeskDeps extends CountDeps {
  readonly book: DeedBook;
}

const kind = 'promotions.publish_tournament';
const aloneMs = 24 * 60 * 60_000;

/** What one of the staff may still give away alone in tournaments, and whether one goes beyond that. */
export const judgeAlone = async (
  executor: SqlExecutor,
  { siteId, staffId }: Pick<Actor, 'siteId' | 'staffId'>,
  { currency }: Pick<TournamentContent, 'currency'>,
  budgetMinor: bigint,
  now: Date,
): Promise<{ readonly needsSecond: boolean; readonly leftMinor: bigint }> => {
  const bound = await readBound(executor, siteId, kind, currency);
  const { rows } = await executor.query<{ given: bigint }>({
    text: `SELECT coalesce(sum(p.amount_minor * (p.last_place - p.first_place + 1)), 0)::bigint AS given
             FROM tournament t JOIN tournament_prize p ON p.tournament_id = t.id
            WHERE t.site_id = $1 AND t.staff_id = $2 AND t.currency = $3 AND t.created_at > $4`,
    values: [siteId, staffId, currency, new Date(now.getTime() - aloneMs)],
  });
  const given = rows[0]?.given ?? 0n;
  const leftMinor = bound > given ? bound - given : 0n;
  return { needsSecond: budgetMinor > leftMinor, leftMinor };
};

interface Stored {
  readonly by: Actor;
  readonly now: Date;
  readonly timeZone: string;
  readonly request?: { readonly staffId: number; readonly id: string; readonly hash: Buffer };
}

const store = async (
  tx: PoolClient,
  content: TournamentContent,
  { by, now, timeZone, request }: Stored,
): Promise<number> => {
  const terms = termsOf(content, timeZone, now);
  const games = await readGames(tx, by.siteId, content);
  return createTournament(tx, {
    siteId: by.siteId,
    currency: content.currency,
    title: content.title,
    kind: content.kind,
    gameType: content.game_type,
    games: [...games.keys()],
    minStakeMinor: terms.minStakeMinor,
    prizes: terms.prizes,
    startsAt: terms.startsAt,
    endsAt: terms.endsAt,
    createdBy: `operator:${by.account}`,
    createdAt: now,
    ...(request === undefined ? {} : { request }),
  });
};

/** A site that this process does not know has no staff that could ask. */
const zoneOf = ({ sites }: TournamentDeskDeps, siteId: number): string =>
  sites.byId(siteId)?.settings.time_zone ?? 'UTC';

/** A tournament beyond what one person may give away is published by two. */
export const registerTournamentDeeds = (deps: TournamentDeskDeps): void =>
  deps.book.register({
    kind,
    right: 'promotions.manage',
    content: tournamentContent,
    worldOf: async (tx, { currency }, siteId) => {
      const { rows } = await tx.query<{ open: boolean }>(
        'SELECT $2 = ANY (currencies) AS open FROM site WHERE id = $1',
        [siteId, currency],
      );
      return { currency_open: rows[0]?.open ?? false };
    },
    run: async (tx, content, by) => {
      await store(tx, content, { by, now: deps.clock.now(), timeZone: zoneOf(deps, by.siteId) });
    },
  });

/** The tournament that this request has published alone already. Refuses with 345 when it said something else. */
const findRepeated = async (
  tx: PoolClient,
  who: Actor,
  requestId: string,
  hash: Buffer,
): Promise<number | undefined> => {
  const { rows } = await tx.query<{ id: number; request_hash: Buffer }>(
    'SELECT id, request_hash FROM tournament WHERE staff_id = $1 AND request_id = $2',
    [who.staffId, requestId],
  );
  const [known] = rows;
  if (known === undefined) return undefined;
  if (!known.request_hash.equals(hash)) throw refused(tournamentPublish.codes, 345, 'office.other_content');
  return known.id;
};

interface Published {
  readonly proposal_id: number | null;
  readonly id: number | null;
}

/**
 * Publishes a tournament once, or proposes it where its prizes go beyond what this person may give away alone in 24 hours.
 * Refuses with 391, 392 and 394 what could not be, with 345 a repeat with other content.
 */
export const publishTournament = (
  deps: TournamentDeskDeps,
  who: Actor,
  { reason, request_id: requestId, ...content }: z.output<typeof tournamentPublish.body>,
): Promise<Published> =>
  withTransaction(deps.pool, async (tx) => {
    const hash = hashOf(content);
    // Of two requests of one person at once the second sees what the first has given away.
    await tx.query('SELECT FROM staff WHERE id = $1 FOR NO KEY UPDATE', [who.staffId]);
    const repeated = await findRepeated(tx, who, requestId, hash);
    if (repeated !== undefined) {
      await who.trace(tx, { subject: { kind: 'tournament', id: repeated }, after: { repeated: true } });
      return { proposal_id: null, id: repeated };
    }
    const now = deps.clock.now();
    const timeZone = zoneOf(deps, who.siteId);
    let id: number | null = null;
    const proposal_id = await proposeOnce(tx, who, { kind, content, requestId }, async () => {
      const { budgetMinor } = termsOf(content, timeZone, now);
      await readGames(tx, who.siteId, content);
      const { needsSecond } = await judgeAlone(tx, who, content, budgetMinor, now);
      if (needsSecond) {
        const name = textOf(content.title, 'zh_CN');
        const subject = { kind: 'tournament', id: name.slice(0, 40), name };
        return proposeOrDo(tx, deps.book, who, { kind, content, requestId, subject, reason }, now);
      }
      const request = { staffId: who.staffId, id: requestId, hash };
      id = await store(tx, content, { by: who, now, timeZone, request });
      await who.trace(tx, { subject: { kind: 'tournament', id }, after: content, reason });
      return null;
    });
    return { proposal_id, id };
  });
