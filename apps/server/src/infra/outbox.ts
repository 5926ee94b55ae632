import type { MemberEventData, MemberEventName, PublicEventName, publicEvents } from '@pavilion/contract';
import type { SqlExecutor } from '@pavilion/postgres';
import type { z } from 'zod';

/**
 * Writes real-time events into the outbox table inside the caller's transaction, so that an event leaves
 * if and only if the change that it tells of was committed. The relay assigns the member's sequence and delivers.
 */
export interface Outbox {
  /** An event of the private channel of a member. `tx` is the client of the transaction that makes the change. */
  readonly toMember: <N extends MemberEventName>(
    tx: SqlExecutor,
    memberId: number,
    event: N,
    data: MemberEventData<N>,
  ) => Promise<void>;
  /** An event for everybody on a channel of one site. */
  readonly toChannel: <N extends PublicEventName>(
    tx: SqlExecutor,
    siteId: number,
    channel: string,
    event: N,
    data: z.output<(typeof publicEvents)[N]>,
  ) => Promise<void>;
  /** Tells this process's relay that something was committed, to spare the wait for its next look. Call it after the commit. */
  readonly wake: () => void;
}
