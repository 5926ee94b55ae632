import { channels } from '@pavilion/contract';
import type { Outbox } from '../infra/outbox.ts';

/** The outbox of this process, and who wants to know when something was put in it. */
export interface WakingOutbox extends Outbox {
  /** Calls `listener` at each wake; answers how to stop that. */
  readonly onWake: (listener: () => void) => () => void;
}

/** Writes events into the outbox table; the relay of whichever process leads delivers them. */
export const createOutbox = (): WakingOutbox => {
  const listeners = new Set<() => void>();
  return {
    toMember: async (tx, memberId, event, data) => {
      await tx.query({
        name: 'outbox_to_member',
        text: `INSERT INTO outbox (site_id, channel, member_id, event, payload)
               SELECT site_id, $2, id, $3, $4 FROM member WHERE id = $1`,
        values: [memberId, channels.member(memberId), event, JSON.stringify(data)],
      });
    },
    toChannel: async (tx, siteId, channel, event, data) => {
      await tx.query({
        name: 'outbox_to_channel',
        text: 'INSERT INTO outbox (site_id, channel, event, payload) VALUES ($1, $2, $3, $4)',
        values: [siteId, channel, event, JSON.stringify(data)],
      });
    },
    wake: () => {
      for (const listener of listeners) listener();
    },
    onWake: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
