import type { PlaceAnswer, PlaceBody } from '../../../src/book/views.ts';
import { ApiBusy, ApiRefusal, ApiSilence, againAfterMs } from '../../shell/wire.ts';
import { mergedBets } from '../shell/news.ts';
import type { DeskPort } from './slipDesk.ts';

const askAgainMs = 900;
/** A bet whose answer stays away is asked for so often; it is the same bet each time. */
const asksMax = 40;
const silencesMax = 4;

export type Final = Exclude<PlaceAnswer, { kind: 'waiting' }>;

/**
 * Sends a bet until its answer is final, or has been asked for often enough. Throws `ApiBusy` only where it was surely not taken, and
 * `ApiSilence` where nobody has said what became of it.
 */
export const sendBet = async (
  port: Pick<DeskPort, 'api' | 'state' | 'set' | 'wait' | 'serverNow'>,
  body: PlaceBody,
): Promise<Final> => {
  let silences = 0;
  for (let asked = 1; ; asked += 1) {
    let pauseMs = askAgainMs;
    try {
      const answer = await port.api.bet(body);
      if (answer.kind === 'waiting') {
        port.set({
          placing: { kind: 'waiting', acceptAt: answer.bet.acceptAt },
          bets: mergedBets(port.state().bets, [answer.bet]),
        });
        const left = Date.parse(answer.bet.acceptAt ?? '') - port.serverNow();
        await port.wait(Math.max(askAgainMs / 3, Number.isFinite(left) ? left : askAgainMs));
        if (asked >= asksMax) return { kind: 'pending', bet: answer.bet };
        continue;
      }
      if (answer.kind !== 'pending' || asked >= asksMax) return answer;
      port.set({ placing: { kind: 'sending', acceptAt: null }, notice: { kind: 'asking' } });
    } catch (error) {
      const isBusy = error instanceof ApiBusy;
      // What went out before may have been taken, and then that counts.
      if (error instanceof ApiRefusal || (isBusy && asked === 1)) throw error;
      silences += isBusy ? 0 : 1;
      if (silences >= silencesMax || asked >= asksMax) throw new ApiSilence('bet');
      port.set({ notice: { kind: isBusy ? 'asking' : 'offline' } });
      pauseMs = againAfterMs(error, askAgainMs);
    }
    await port.wait(pauseMs);
  }
};
