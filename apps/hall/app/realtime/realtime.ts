import type { MemberEventData, MemberEventName } from '@pavilion/contract';
import { createSignal } from '../base/store.ts';
import type { ChannelState } from './memberChannel.ts';

/**
 * The part of realtime that every page carries: who listens to what, and how the channel is. The socket itself is a chunk
 * of its own, loaded when a member is there.
 */
type Listeners = { [N in MemberEventName]?: Set<(data: MemberEventData<N>) => void> };
const listeners: Listeners = {};
const missed = createSignal();
const begun = createSignal();
const envelopes = createSignal();
const standings = createSignal<number>();
const states = createSignal<ChannelState>();
let state: ChannelState = 'lost';

/** Calls back at each event of the member's channel. Answers how to stop listening. */
export const onMemberEvent = <N extends MemberEventName>(
  name: N,
  listener: (data: MemberEventData<N>) => void,
): (() => void) => {
  const set: Set<(data: MemberEventData<N>) => void> = listeners[name] ?? new Set();
  (listeners as Record<string, unknown>)[name] = set;
  set.add(listener);
  return () => set.delete(listener);
};

/** Calls back when a red envelope has begun or is over. */
export const onRedEnvelope = envelopes.on;
export const tellRedEnvelope = envelopes.tell;

/** Calls back with the id of a tournament whose standing has changed. */
export const onTournamentStanding = standings.on;
export const tellTournamentStanding = standings.tell;

/** Calls back when events may have been missed. */
export const onEventsMissed = missed.on;
export const tellMissed = missed.tell;

/** Calls back when the channel stands for the first time: what was told before that was told to nobody here. */
export const onChannelBegun = begun.on;
export const tellBegun = begun.tell;

export const tellEvent = <N extends MemberEventName>(name: N, data: MemberEventData<N>): void => {
  const set = listeners[name] as Set<(data: MemberEventData<N>) => void> | undefined;
  for (const listener of set ?? []) listener(data);
};
export const tellState = (next: ChannelState): void => {
  state = next;
  states.tell(next);
};

/** Whether the channel is ready within a time; at once when it already is. */
export const channelReadyWithin = (waitMs: number): Promise<boolean> => {
  if (state === 'ready') return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (ready: boolean) => {
      stop();
      clearTimeout(timer);
      resolve(ready);
    };
    const follow = (next: ChannelState) => next === 'ready' && finish(true);
    const stop = states.on(follow);
    const timer = setTimeout(() => finish(false), waitMs);
  });
};
