import { sql } from 'kysely';
import { applyGatewayWord } from './applyGatewayWord.ts';
import type { AskDeps } from './askUnanswered.ts';
import { moveOrder } from './moveOrder.ts';

/** Orders cancelled in one run; the rest waits for the next. */
const ordersMax = 100;
/** A gateway that did not answer is asked again after so long. */
const againAfterMs = 5 * 60_000;

interface OpenOrder {
  readonly id: bigint;
  readonly order_number: string;
  readonly gateway_code: string;
}

/** Takes up open orders of members who stay away, each for one process. */
const claimOpen = async ({ db }: AskDeps, now: Date): Promise<readonly OpenOrder[]> => {
  const { rows } = await sql<OpenOrder>`
    update deposit_order set cancel_asked_at = ${now}
     where id in (
       select o.id from deposit_order o join member_play_rule r on r.member_id = o.member_id
        where o.state in ('created', 'pending') and r.excluded_until > ${now}
          and coalesce(o.cancel_asked_at, '-infinity') <= ${new Date(now.getTime() - againAfterMs)}
        order by o.id limit ${ordersMax} for update of o skip locked)
    returning id, order_number, gateway_code`.execute(db);
  return rows;
};

const cancelOne = async (deps: AskDeps, order: OpenOrder, now: Date): Promise<void> => {
  const gateway = await deps.gatewayOf(order.gateway_code);
  const result = await gateway?.cancel(order.order_number);
  if (result?.kind === 'known')
    await applyGatewayWord(deps, { gatewayCode: order.gateway_code, eventId: null, word: result.word });
  if (result?.kind === 'none')
    await moveOrder(deps.db, order.id, ['created', 'pending'], 'expired', 'the member stays away', now);
};

/**
 * Orders that were open when their member went away are cancelled at the gateway, which tells what became of them; one
 * that was paid already is credited as cash that may go out at once (`creditDeposit`), and so is one whose gateway cannot
 * cancel. Answers how many were asked about.
 */
export const cancelForAway = async (deps: AskDeps): Promise<number> => {
  const now = deps.clock.now();
  const open = await claimOpen(deps, now);
  for (const order of open) {
    await cancelOne(deps, order, now).catch((error: unknown) =>
      deps.log.error({ err: error, order: order.order_number }, 'cancelling a deposit'),
    );
  }
  return open.length;
};
