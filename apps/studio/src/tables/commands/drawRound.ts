import { createHash, createHmac } from 'node:crypto';
import { later } from '../../infra/clock.ts';
import type { Studio, Trx } from '../../infra/studio.ts';
import { entropyText, mixedText, openingsText } from '../engine/entropy.ts';
import { rangesOf } from '../engine/ranges.ts';
import { cardsLeft, goneWith } from '../engine/shoe.ts';
import { cardOf } from '../engine/tableGame.ts';
import type { ServedTable } from '../games/index.ts';
import { makePots } from '../money/pots.ts';
import type { TableRoundRow } from '../rows.ts';
import { showTimesOf } from '../schedule.ts';
import { hasHands } from './decideRound.ts';

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');

/** A stake that is not certain when the draw is made must not stand: its player could not have known either. */
export const reverseUncertain = async (trx: Trx, round: TableRoundRow, now: Date): Promise<void> => {
  await trx
    .updateTable('table_bet')
    .set({ state: 'reversing', due_at: now })
    .where('table_round_id', '=', round.id)
    .where('state', '=', 'staking')
    .execute();
};

interface Mixed {
  /** 64 hex digits. */
  readonly entropy: string;
  readonly later_hash?: string;
}

/** What the players brought to the draw, and what nobody knew when that was sealed. */
const mixOf = async (trx: Trx, round: TableRoundRow, beaconSignature: string | undefined): Promise<Mixed> => {
  const { sealed_hash, sealing } = round;
  if (sealing === 'none') return { entropy: sha256(entropyText(await standingBets(trx, round))) };
  if (sealed_hash === null) throw new Error(`round ${round.id} is not sealed`);
  const later_hash =
    sealing === 'beacon'
      ? beaconHashOf(round, beaconSignature)
      : sha256(openingsText(await openedBets(trx, round)));
  return { entropy: sha256(mixedText(sealed_hash, later_hash)), later_hash };
};

const beaconHashOf = ({ id }: TableRoundRow, signature: string | undefined): string => {
  if (signature === undefined) throw new Error(`round ${id} has no beacon`);
  return sha256(Buffer.from(signature, 'hex'));
};

/** The bets whose pages have told their numbers in time. */
const openedBets = (trx: Trx, round: TableRoundRow) =>
  trx
    .selectFrom('table_bet')
    .select(['id', 'entropy', 'opening'])
    .where('table_round_id', '=', round.id)
    .where('drawn', '=', true)
    .where('opening', 'is not', null)
    .execute();

/** The list of a round that was opened before lists were sealed. */
const standingBets = (trx: Trx, round: TableRoundRow) =>
  trx
    .updateTable('table_bet')
    .set({ drawn: true })
    .where('table_round_id', '=', round.id)
    .where('state', '=', 'taken')
    .returning(['id', 'entropy'])
    .execute();

/** Cards that are in a lasting shoe after this outcome; `null` where there is none. Throws where it has dealt what it had not. */
const leftAfter = (
  { shoe }: ServedTable,
  { shoe_gone }: Pick<TableRoundRow, 'shoe_gone'>,
  outcome: unknown,
): number | null =>
  shoe && shoe_gone !== null ? cardsLeft(goneWith(shoe_gone, shoe.cardsOf(outcome))) : null;

/**
 * Draws a closed round. Everything that the result follows from is stored already, but for the beacon's signature, of which
 * there can be only one: whoever draws, and however often it is tried, the result is the same.
 */
export const drawRound = async (
  studio: Studio,
  trx: Trx,
  table: ServedTable,
  round: TableRoundRow,
  beaconSignature: string | undefined,
): Promise<TableRoundRow> => {
  const now = studio.clock.now();
  await reverseUncertain(trx, round, now);
  const { entropy, later_hash } = await mixOf(trx, round, beaconSignature);
  const hmac = async (message: string) => createHmac('sha256', round.server_seed).update(message).digest();
  const card = cardOf(table, round.server_seed_hash, round.shoe_gone);
  const outcome = await table.draw(rangesOf(hmac, entropy, round.number), card);
  const judged = table.judge(outcome, card);
  const [summary, showMs] = [judged.summary(), judged.showMs()];
  // Where its seats decide after the draw, nobody has won a pot yet.
  if (table.pot) await makePots(trx, table, round, table.decisions?.streets ? null : Number(summary));
  // A round that had to wait for its beacon is shown for as long as any other.
  const shownFrom = beaconSignature !== undefined && now > round.draws_at ? now : round.draws_at;
  const { decisions } = table;
  // Where nobody has anything to decide, nobody waits.
  const decidesAt =
    decisions && (await hasHands(trx, table, { ...round, entropy, outcome }))
      ? later(new Date(Math.max(now.getTime(), shownFrom.getTime())), decisions.decideMs)
      : undefined;
  return trx
    .updateTable('table_round')
    .set({
      ...(decidesAt ? { state: 'deciding', decides_at: decidesAt, attended_at: now } : { state: 'drawn' }),
      ...(later_hash !== undefined && { later_hash }),
      entropy,
      outcome: JSON.stringify(outcome),
      summary,
      shoe_left: leftAfter(table, round, outcome),
      ...(beaconSignature !== undefined && { beacon_signature: beaconSignature }),
      ...showTimesOf(table.clock, decidesAt ?? shownFrom, showMs),
    })
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow();
};
