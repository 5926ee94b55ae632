import { channels, currencySchema, localizedTextSchema } from '@pavilion/contract';
import { tournamentRemove } from '@pavilion/contract/office';
import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { z } from 'zod';
import type { Actor } from '../../../http/officeCaller.ts';
import { refused } from '../../../http/refusal.ts';
import { letterLink, letterParagraph, letterText, sendLetter } from '../../letters/index.ts';
import { proposeOnce, proposeOrDo, readBound } from '../../proposals/index.ts';
import { slugOf } from '../presenter.ts';
import { listPlacesAround } from '../queries.ts';
import type { TournamentDeskDeps } from './publishTournament.ts';

const kind = 'promotions.remove_entrant';

const contentSchema = z.strictObject(tournamentRemove.body.pick({ id: true, member_id: true }).shape);
type Content = z.output<typeof contentSchema>;

interface EntrantRow {
  readonly currency: string;
  readonly title: unknown;
  readonly account: string;
  readonly is_open: boolean;
}

/** A member who stands in a tournament of the site, with whether that may still change; both are held against a count. */
const lockEntrant = async (
  tx: PoolClient,
  siteId: number,
  { id, member_id: memberId }: Content,
): Promise<EntrantRow | undefined> => {
  await tx.query('SELECT FROM tournament WHERE site_id = $1 AND id = $2 FOR NO KEY UPDATE', [siteId, id]);
  const { rows } = await tx.query<EntrantRow>(
    `SELECT t.currency, t.title, m.account, t.counted_at IS NULL AND t.cancelled_at IS NULL AS is_open
       FROM tournament t
       JOIN tournament_entry e ON e.tournament_id = t.id AND e.member_id = $3 AND e.left_at IS NULL
       JOIN member m ON m.id = e.member_id
      WHERE t.site_id = $1 AND t.id = $2`,
    [siteId, id, memberId],
  );
  return rows[0];
};

/** The entrant while they may be taken out. Refuses with 404 one who does not stand there, 393 what is counted or called off. */
const findRemovable = async (tx: PoolClient, siteId: number, content: Content): Promise<EntrantRow> => {
  const found = await lockEntrant(tx, siteId, content);
  if (found === undefined) throw refused(tournamentRemove.codes, 404, 'office.not_found');
  if (!found.is_open) throw refused(tournamentRemove.codes, 393, 'office.tournament_over');
  return found;
};

/** What the member's place wins as things stand, in minor units; nothing without a place. */
const prizeOf = async (
  executor: SqlExecutor,
  { id, member_id: memberId }: Content,
  now: Date,
): Promise<bigint> => {
  const [own] = await listPlacesAround(executor, id, memberId, now, 0);
  return own?.prize_minor ?? 0n;
};

/** Takes the member out, writes them a letter, and tells the watchers: whoever stood behind moves up. */
const remove = async (
  tx: PoolClient,
  { outbox }: Pick<TournamentDeskDeps, 'outbox'>,
  siteId: number,
  content: Content,
  now: Date,
): Promise<void> => {
  const { id, member_id: memberId } = content;
  const { title, currency } = await findRemovable(tx, siteId, content);
  await tx.query(
    'UPDATE tournament_entry SET left_at = $3, removed_at = $3 WHERE tournament_id = $1 AND member_id = $2',
    [id, memberId, now],
  );
  const values = { title: { texts: localizedTextSchema.parse(title) } };
  await sendLetter(tx, outbox, {
    siteId,
    sendKey: `tournament_removed:${id}:${memberId}`,
    title: letterText('letter.tournament_removed', values),
    content: letterParagraph(
      'letter.tournament_removed_text',
      values,
      letterLink('letter.tournament_link', `/discount/${slugOf(id)}`),
    ),
    sender: 'tournament',
    memberIds: [memberId],
    now,
  });
  const channel = channels.memberCurrency(currencySchema.parse(currency));
  await outbox.toChannel(tx, siteId, channel, 'tournament_standing', { id });
};

/** A member who stands on a prize beyond what one person may give away is taken out by two. */
export const registerRemovalDeeds = ({ book, clock, outbox }: TournamentDeskDeps): void =>
  book.register({
    kind,
    right: 'promotions.manage',
    content: contentSchema,
    worldOf: async (tx, content, siteId) => {
      const found = await lockEntrant(tx, siteId, content);
      return { stands: found !== undefined, open: found?.is_open ?? false };
    },
    run: (tx, content, by) => remove(tx, { outbox }, by.siteId, content, clock.now()),
  });

/**
 * Takes a member out of a tournament that is not counted, for good and once, or proposes it where their place wins more than
 * one person may give away alone. Refuses with 404, 393, and with 345 a repeat with other content.
 */
export const removeEntrant = async (
  deps: TournamentDeskDeps,
  who: Actor,
  { reason, request_id: requestId, ...content }: z.output<typeof tournamentRemove.body>,
): Promise<number | null> => {
  const proposed = await withTransaction(deps.pool, (tx) =>
    proposeOnce(tx, who, { kind, content, requestId }, async () => {
      const now = deps.clock.now();
      const { account, currency } = await findRemovable(tx, who.siteId, content);
      const bound = await readBound(
        tx,
        who.siteId,
        'promotions.publish_tournament',
        currencySchema.parse(currency),
      );
      if ((await prizeOf(tx, content, now)) > bound) {
        const subject = { kind: 'tournament', id: content.id, name: account };
        return proposeOrDo(tx, deps.book, who, { kind, content, requestId, subject, reason }, now);
      }
      await remove(tx, deps, who.siteId, content, now);
      await who.trace(tx, {
        subject: { kind: 'tournament', id: content.id },
        after: { member_id: content.member_id, removed: true },
        reason,
      });
      return null;
    }),
  );
  deps.outbox.wake();
  return proposed;
};
