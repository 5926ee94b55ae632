import { type SqlExecutor, withTransaction } from '@pavilion/postgres';
import type { PoolClient } from 'pg';
import { textsOf } from '../../../infra/storedText.ts';
import type { LetterDeps } from '../commands/markLetters.ts';
import { sendLetter } from '../commands/sendLetter.ts';
import { tellUnread } from '../commands/tellUnread.ts';
import { countAudience, nextOfAudience } from './audience.ts';
import { letterHtml } from './letterHtml.ts';
import { filterOf, reachAlone, type StoredLetter, storedLetters } from './queries.ts';

/** Members of one piece: each piece is a transaction, and a process that dies goes on with the next. */
const pieceMaxDefault = 500;
const lettersAtOnce = 20;

const executorOf = (tx: PoolClient): SqlExecutor => ({
  query: ({ text, values }) => tx.query(text, values),
});

/** A letter in one of these states, locked; undefined when it is in another, or somebody else has it in hand. */
const take = async (
  tx: PoolClient,
  id: number,
  states: readonly StoredLetter['state'][],
): Promise<StoredLetter | undefined> => {
  const { rows } = await tx.query<StoredLetter>(
    `${storedLetters} WHERE g.id = $1 AND g.state = ANY ($2) FOR UPDATE OF g SKIP LOCKED`,
    [id, states],
  );
  return rows[0];
};

/** One person alone reaches no more than the site lets them, also when the group has grown since. */
const isTooMany = async (executor: SqlExecutor, letter: StoredLetter, now: Date): Promise<boolean> =>
  !letter.by_two &&
  (await countAudience(executor, letter.site_id, now, filterOf(letter))) >
    (await reachAlone(executor, letter.site_id));

/** Sends a letter to its next members. Answers whether there may be more. */
const sendPiece = async (
  { pool, clock, outbox }: LetterDeps,
  id: number,
  pieceMax: number,
): Promise<boolean> => {
  const goesOn = await withTransaction(pool, async (tx) => {
    const letter = await take(tx, id, ['scheduled', 'sending']);
    if (letter === undefined) return false;
    const now = clock.now();
    const executor = executorOf(tx);
    if (letter.state === 'scheduled' && (await isTooMany(executor, letter, now))) {
      await tx.query(
        `UPDATE group_letter SET state = 'held', send_at = NULL, send_request_id = NULL WHERE id = $1`,
        [id],
      );
      return false;
    }
    const memberIds = await nextOfAudience(executor, letter.site_id, now, filterOf(letter), {
      after: letter.last_member_id,
      count: pieceMax,
    });
    const sendKey = `group:${id}`;
    const reached =
      memberIds.length === 0
        ? 0
        : await sendLetter(tx, outbox, {
            siteId: letter.site_id,
            sendKey,
            title: textsOf(letter.title),
            content: letterHtml(textsOf(letter.content)),
            sender: `operator:${letter.created_by}`,
            memberIds,
            now,
          });
    const isOver = memberIds.length < pieceMax;
    await tx.query(
      `UPDATE group_letter
          SET state = $2, reached = reached + $3, last_member_id = greatest(last_member_id, $4),
              letter_id = (SELECT id FROM letter WHERE site_id = $5 AND send_key = $6), sent_at = $7
        WHERE id = $1`,
      [
        id,
        isOver ? 'sent' : 'sending',
        reached,
        memberIds.at(-1) ?? 0,
        letter.site_id,
        sendKey,
        isOver ? now : null,
      ],
    );
    return !isOver;
  });
  outbox.wake();
  return goesOn;
};

/** Takes the next unread copies of a letter back. Answers whether there may be more. */
export const recallPiece = async (
  { pool, clock, outbox }: LetterDeps,
  id: number,
  pieceMax = pieceMaxDefault,
): Promise<boolean> => {
  const goesOn = await withTransaction(pool, async (tx) => {
    const letter = await take(tx, id, ['recalling']);
    if (letter === undefined) return false;
    const { rows } = await tx.query<{ member_id: number }>(
      `UPDATE member_letter SET destroyed_at = $2
        WHERE id IN (SELECT id FROM member_letter
                      WHERE letter_id = $1 AND read_at IS NULL AND destroyed_at IS NULL ORDER BY id LIMIT $3 FOR UPDATE)
        RETURNING member_id`,
      [letter.letter_id, clock.now(), pieceMax],
    );
    for (const { member_id: memberId } of rows)
      await tellUnread(tx, outbox, { siteId: letter.site_id, memberId });
    const isOver = rows.length < pieceMax;
    await tx.query('UPDATE group_letter SET state = $2, recalled = recalled + $3 WHERE id = $1', [
      id,
      isOver ? 'recalled' : 'recalling',
      rows.length,
    ]);
    return !isOver;
  });
  outbox.wake();
  return goesOn;
};

/** Sends what is due and goes on with what is being taken back, piece by piece; run every minute by its job. */
export const sendDueLetters = async (deps: LetterDeps, pieceMax = pieceMaxDefault): Promise<void> => {
  const { rows } = await deps.pool.query<{ id: number; state: StoredLetter['state'] }>(
    `SELECT id, state FROM group_letter
      WHERE state IN ('scheduled', 'sending', 'recalling') AND send_at <= $1 ORDER BY send_at LIMIT $2`,
    [deps.clock.now(), lettersAtOnce],
  );
  for (const { id, state } of rows) {
    const piece = state === 'recalling' ? recallPiece : sendPiece;
    let goesOn = true;
    while (goesOn) goesOn = await piece(deps, id, pieceMax);
  }
};
