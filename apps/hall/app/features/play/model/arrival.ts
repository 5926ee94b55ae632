import type { MemberEventData } from '@pavilion/contract';
import { playUrl } from '@pavilion/contract/play';
import { callApi } from '../../../api/client.ts';
import { isCallFailure } from '../../../api/failure.ts';
import { onMemberEvent } from '../../../realtime/realtime.ts';

/** What became of a start at the server. */
export interface Arrival {
  readonly url: string | null;
  readonly code: number;
  readonly message: string;
  readonly startAt: string | null;
  readonly endAt: string | null;
}

/** The URL is asked for this often when the channel does not bring it, and given up after the limit. */
const pollEveryMs = 1_000;
const pollsMax = 20;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const ofEvent = (event: MemberEventData<'game_url'>): Arrival => ({
  url: event.game_url,
  code: event.code,
  message: event.message,
  startAt: event.start_at ?? null,
  endAt: event.end_at ?? null,
});

/** How a start stands, asked over HTTP: under way, or unanswered while there is no network to ask over. */
const askOnce = async (playId: string): Promise<Arrival | 'pending' | 'unanswered'> => {
  try {
    const answer = await callApi(playUrl, { play_id: playId });
    if (answer.state === 'pending') return 'pending';
    const { game_url: url, code, message, start_at: startAt, end_at: endAt } = answer;
    return { url, code: code ?? 0, message: message ?? '', startAt, endAt };
  } catch (error) {
    if (isCallFailure(error) && (error.kind === 'network' || error.kind === 'timeout')) return 'unanswered';
    throw error;
  }
};

/**
 * Hears addresses from before the start is asked for: the channel may be quicker than the answer. What comes twice counts
 * once.
 */
export const listenForArrivals = () => {
  const arrived = new Map<string, Arrival>();
  let waiting: ((playId: string, arrival: Arrival) => void) | null = null;
  const stop = onMemberEvent('game_url', (event) => {
    if (arrived.has(event.play_id)) return;
    arrived.set(event.play_id, ofEvent(event));
    waiting?.(event.play_id, ofEvent(event));
  });

  /**
   * Waits for the start's end on the channel, and asks for it besides, should the socket be blocked (decisions: Realtime).
   * Null when the time is over or nobody wants it any more; `unanswered` when it is over and not one question was
   * answered. Throws `CallFailure` when the server refuses to say.
   */
  const awaitArrival = (playId: string, isWanted: () => boolean): Promise<Arrival | 'unanswered' | null> =>
    new Promise((resolve, reject) => {
      let open = true;
      const settle = (arrival: Arrival | 'unanswered' | null): void => {
        open = false;
        waiting = null;
        resolve(arrival);
      };
      const known = arrived.get(playId);
      if (known !== undefined) return settle(known);
      waiting = (id, arrival) => {
        if (id === playId && open) settle(arrival);
      };
      const poll = async (): Promise<void> => {
        let isAnswered = false;
        for (let polls = 0; polls < pollsMax && open; polls += 1) {
          await rest(pollEveryMs);
          if (!open) return;
          const arrival = isWanted() ? await askOnce(playId) : null;
          if (!open) return;
          if (!isWanted() || arrival === null) return settle(null);
          if (typeof arrival === 'object') return settle(arrival);
          isAnswered ||= arrival === 'pending';
        }
        if (open) settle(isAnswered ? null : 'unanswered');
      };
      poll().catch((error: unknown) => {
        open = false;
        waiting = null;
        reject(error);
      });
    });

  return { awaitArrival, stop };
};
