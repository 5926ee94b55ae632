import { type Minor, minor } from '@pavilion/money';
import type { Studio } from '../../infra/studio.ts';
import { readFreeRounds } from '../freeRounds.ts';
import { askBalance, payOwed, stakeAndPay } from '../money/advance.ts';
import { balanceText } from '../money/balance.ts';
import { findNextOwed } from '../money/payWins.ts';
import { presentRoundBriefly } from '../presenter.ts';
import { currencyOf, type RoundRow, type SeatRow, type SessionRow, type StepRow, stepsOf } from '../rows.ts';
import { stakeRefusalOf } from '../stakeRefusals.ts';
import type { StepAnswer } from '../views.ts';
import { type Drawn, drawStep, type Press } from './drawStep.ts';

/**
 * One press: draw and store, take the stake and pay at the hall, answer. The same action id answers the same
 * step however often it is sent, and never moves money again. Throws `PlayRefusal`.
 */
export const pressStep = async (studio: Studio, session: SessionRow, press: Press): Promise<StepAnswer> => {
  const drawn = await drawStep(studio, session, press);
  switch (drawn.kind) {
    case 'waiting':
      return { kind: 'pending' };
    case 'poor': {
      const balance = minor(drawn.seat.play_money_minor ?? 0n);
      return {
        kind: 'refused',
        reason: 'insufficient_funds',
        balance: balanceText(drawn.seat, balance),
        freeRounds: null,
      };
    }
    case 'known':
      return answer(studio, session, drawn, null);
    case 'drawn': {
      const { balance, round } = await settle(studio, drawn);
      return round && balance !== null
        ? answerSettled(studio, drawn, round, balance)
        : answer(studio, session, drawn, balance);
    }
  }
};

type Stored = Extract<Drawn, { kind: 'drawn' | 'known' }>;

interface Settled {
  /** Where the hall told it. */
  balance: Minor | null;
  /** As it stands now, where that is known without asking. */
  round: RoundRow | null;
}

/** Takes a new step to the hall. */
const settle = async (studio: Studio, { seat, round, step }: Stored): Promise<Settled> => {
  if (seat.demo) return { balance: null, round: null };
  if (round.state !== 'staking') return { balance: await payOwed(studio, seat, round), round: null };
  const moved = await stakeAndPay(studio, seat, round, step);
  if (moved.kind === 'moved') return moved;
  return { balance: moved.kind === 'unsure' ? null : moved.balance, round: null };
};

/** A round that one word of the hall settled: everything that is told of it is known already. */
const answerSettled = async (
  studio: Studio,
  { seat, step, hasGrants }: Stored,
  round: RoundRow,
  balance: Minor,
): Promise<StepAnswer> => {
  const view = presentRoundBriefly(round, [step], currencyOf(seat));
  const freeRounds = hasGrants ? await readFreeRounds(studio.db, seat, studio.clock.now()) : null;
  return view.lastStep
    ? { kind: 'drawn', step: view.lastStep, round: view, balance: balanceText(seat, balance), freeRounds }
    : { kind: 'stuck' };
};

/** Answers as the round and the step stand now. Asks the hall for the balance when `balance` does not tell it. */
const answer = async (
  studio: Studio,
  session: SessionRow,
  stored: Stored,
  balance: Minor | null,
): Promise<StepAnswer> => {
  const { seat, round, step } = await reread(studio, stored);
  const isOpening = step.seq === 0;
  if (step.state === 'meant' || (isOpening && (round.state === 'staking' || round.state === 'reversing'))) {
    return { kind: round.state === 'stuck' ? 'stuck' : 'pending' };
  }
  // Without a win that is still owed the hall's figure would be short of what is shown.
  const isOwed = balance === null && (await findNextOwed(studio, round.id)) !== undefined;
  const known = balance ?? (isOwed ? null : await askBalance(studio, seat, session.wallet_token));
  const text = balanceText(seat, known === 'ended' ? null : known);
  const freeRounds = stored.hasGrants ? await readFreeRounds(studio.db, seat, studio.clock.now()) : null;
  const fate = isOpening ? round : step;
  if (fate.state === 'refused')
    return { kind: 'refused', reason: stakeRefusalOf(fate.refusal), balance: text, freeRounds };
  if (fate.state === 'returned') return { kind: 'returned', balance: text, freeRounds };
  const steps = (await stepsOf(studio.db, round.id)).filter(({ seq }) => seq <= step.seq);
  const view = presentRoundBriefly(round, steps, currencyOf(seat));
  return view.lastStep
    ? { kind: 'drawn', step: view.lastStep, round: view, balance: text, freeRounds }
    : { kind: 'stuck' };
};

const reread = async (
  { db }: Studio,
  { seat, round, step }: Stored,
): Promise<{ seat: SeatRow; round: RoundRow; step: StepRow }> => ({
  seat: await db.selectFrom('seat').selectAll().where('id', '=', seat.id).executeTakeFirstOrThrow(),
  round: await db.selectFrom('round').selectAll().where('id', '=', round.id).executeTakeFirstOrThrow(),
  step: await db.selectFrom('step').selectAll().where('id', '=', step.id).executeTakeFirstOrThrow(),
});
