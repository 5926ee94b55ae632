import type { MemberEventData, MemberEventName, PublicEventName, publicEvents } from '@pavilion/contract';
import type { ClientBase } from 'pg';
import type { z } from 'zod';

/**
 * Writes real-time events into the outbox table inside the caller's transaction, so that an event leaves
 * if and only if the change that it tells of was committed. The relay assigns the member's sequence and delivers.
 */
export interface Outbox {
  readonly toMember: <N extends MemberEventName>(
    tx: ClientBase,
    memberId: number,
    event: N,
    data: MemberEventData<N>,
  ) => Promise<void>;
  readonly toChannel: <N extends PublicEventName>(
    tx: ClientBase,
    channel: string,
    event: N,
    data: z.output<(typeof publicEvents)[N]>,
  ) => Promise<void>;
  /** Tells this process's relay that something was committed, to spare the wait for its next look. */
  readonly wake: () => void;
}
