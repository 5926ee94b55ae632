import type { BetView, CashShare } from '../../../src/book/views.ts';
import { ApiBusy, ApiRefusal, againAfterMs } from '../../shell/wire.ts';
import type { DeskPort } from '../slip/slipDesk.ts';

/** How often a press that is not answered is sent anew. Milliseconds. */
const askAgainMs = 1_200;
/** It is sent so often; the worker goes on in any case. */
const triesMax = 5;

/** What is needed of the page around. */
interface CashPort extends Pick<DeskPort, 'api' | 'state' | 'set' | 'wait' | 'newActionId' | 'end'> {
  readonly takeBets: (bets: readonly BetView[]) => void;
}

/** Cashing out: of each bet once at a time. */
export class Cashing {
  readonly #port: CashPort;

  constructor(port: CashPort) {
    this.#port = port;
  }

  /**
   * Cashes out a share of a bet for what was offered, or more; nothing while it is asked for already. A press that is not answered is
   * asked again with the same id, so that money moves once.
   */
  async press(bet: string, share: CashShare, least: string): Promise<void> {
    const { cashing } = this.#port.state();
    if (cashing.includes(bet)) return;
    this.#port.set({ cashing: [...cashing, bet] });
    try {
      await this.#ask(bet, share, least);
    } finally {
      this.#port.set({ cashing: this.#port.state().cashing.filter((id) => id !== bet) });
    }
  }

  async #ask(bet: string, share: CashShare, least: string): Promise<void> {
    const port = this.#port;
    const body = { action_id: port.newActionId(), bet, share, least };
    for (let tries = 0; tries < triesMax && port.state().phase === 'playing'; tries += 1) {
      try {
        const answer = await port.api.cashOut(body);
        if (answer.kind === 'refused') return port.set({ notice: { kind: 'cash-refused' } });
        const { balance, receipt } = port.state();
        port.takeBets([answer.bet]);
        port.set({
          balance: answer.balance ?? balance,
          sessionNet: answer.sessionNet,
          notice: { kind: 'cashed', amount: answer.amount },
          // "Bet placed", and what it could return, is no longer so.
          ...(receipt?.placed.some(({ id }) => id === bet) && { receipt: null }),
        });
        return;
      } catch (error) {
        if (error instanceof ApiRefusal) return port.end(error);
        if (tries === 0 && error instanceof ApiBusy) return port.set({ notice: { kind: 'busy' } });
        port.set({ notice: { kind: 'offline' } });
        await port.wait(againAfterMs(error, askAgainMs));
      }
    }
  }
}
