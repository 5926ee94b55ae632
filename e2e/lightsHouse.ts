import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { type StepAnswer, sessionHeader } from '../apps/studio/src/play/views.ts';
import { withHouse } from './houseDatabase.ts';
import { studioOrigin } from './surroundings.ts';

/** Many rounds at one slot, pressed as its page presses them; and what the hall's ledger says of the pots that they feed. */

const pressesMax = 6_000;

/** The session that a game's page has been given, read off a call of its own. */
export const sessionOf = async (page: Page): Promise<string> => {
  const asked = page.waitForRequest((request) => sessionHeader in request.headers());
  await page.reload();
  return z.string().parse((await asked).headers()[sessionHeader]);
};

/** Presses once, and waits until the draw is told. Takes the round on that is open where there is no stake. */
export const press = async (
  gameCode: string,
  session: string,
  stake: string | null,
): Promise<Extract<StepAnswer, { kind: 'drawn' }>> => {
  const body = JSON.stringify({ action_id: randomUUID(), stake, action: {} });
  for (;;) {
    const response = await fetch(`${studioOrigin()}/play/${gameCode}/api/step`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [sessionHeader]: session },
      body,
    });
    const answer: StepAnswer = await response.json();
    if (answer.kind === 'drawn') return answer;
    if (answer.kind !== 'pending') throw new Error(`${gameCode} answered ${response.status} ${answer.kind}`);
  }
};

/** Plays whole rounds until one of them wins a light; answers which, and how much. */
export const playUntilDrop = async (
  gameCode: string,
  session: string,
  stake: string,
): Promise<{ readonly id: string; readonly amount: string }> => {
  let isOpen = false;
  for (let presses = 0; presses < pressesMax; presses += 1) {
    const { round } = await press(gameCode, session, isOpen ? null : stake);
    isOpen = round.state === 'playing';
    if (round.jackpot !== undefined && !isOpen) return round.jackpot;
  }
  throw new Error(`no light dropped in ${pressesMax} presses`);
};

export interface HallPot {
  /** Minor units: what the ledger's account holds. */
  readonly held: bigint;
  /** What members were paid out of it, each win once. */
  readonly paid: readonly bigint[];
  /** Contributions that are told and not yet brought in, down to their fractions. */
  readonly onItsWay: string;
}

/** The hall's pot of a light, in the ledger. */
export const potOf = (wireId: string, currency: string): Promise<HallPot> =>
  withHouse(async (pool) => {
    const { rows } = await pool.query<{ held: bigint; paid: bigint[] | null; on_its_way: string }>(
      `SELECT ledger.balance_of(a.id) AS held,
              (SELECT array_agg(m.amount_minor::bigint) FROM ledger.move m JOIN ledger.account t ON t.id = m.to_id
                WHERE m.from_id = a.id AND t.owner_kind = 'member') AS paid,
              (SELECT coalesce(sum(c.amount), 0) FROM jackpot_contribution c WHERE c.jackpot_id = j.id)::text AS on_its_way
         FROM jackpot j JOIN ledger.account a ON a.purpose = 'jackpot' AND a.counterparty_id = j.id
        WHERE j.site_id = 1 AND j.wire_id = $1 AND j.currency = $2`,
      [wireId, currency],
    );
    const row = rows[0];
    if (row === undefined) throw new Error(`the hall keeps no pot ${wireId} in ${currency}`);
    return { held: row.held, paid: row.paid ?? [], onItsWay: row.on_its_way };
  });
