import type { MemberEventData, MemberEventName } from '@pavilion/contract';
import type { ChannelState } from './memberChannel.ts';

/**
 * The part of realtime that every page carries: who listens to what, and how the channel is. The socket itself is a chunk
 * of its own, loaded when a member is there.
 */
type Listeners = { [N in MemberEventName]?: Set<(data: MemberEventData<N>) => void> };
const listeners: Listeners = {};
const missed = new Set<() => void>();
const begun = new Set<() => void>();
const envelopes = new Set<() => void>();
const states = new Set<(state: ChannelState) => void>();
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
export const onRedEnvelope = (listener: () => void): (() => void) => {
  envelopes.add(listener);
  return () => envelopes.delete(listener);
};
export const tellRedEnvelope = (): void => {
  for (const listener of envelopes) listener();
};

/** Calls back when events may have been missed. */
export const onEventsMissed = (listener: () => void): (() => void) => {
  missed.add(listener);
  return () => missed.delete(listener);
};

/** Calls back when the channel stands for the first time: what was told before that was told to nobody here. */
export const onChannelBegun = (listener: () => void): (() => void) => {
  begun.add(listener);
  return () => begun.delete(listener);
};
export const tellBegun = (): void => {
  for (const listener of begun) listener();
};

export const tellEvent = <N extends MemberEventName>(name: N, data: MemberEventData<N>): void => {
  const set = listeners[name] as Set<(data: MemberEventData<N>) => void> | undefined;
  for (const listener of set ?? []) listener(data);
};
export const tellMissed = (): void => {
  for (const listener of missed) listener();
};
export const tellState = (next: ChannelState): void => {
  state = next;
  for (const listener of states) listener(next);
};

/** Whether the channel is ready within a time; at once when it already is. */
export const channelReadyWithin = (waitMs: number): Promise<boolean> => {
  if (state === 'ready') return Promise.resolve(true);
  return new Promise((resolve) => {
    const finish = (ready: boolean) => {
      states.delete(follow);
      clearTimeout(timer);
      resolve(ready);
    };
    const follow = (next: ChannelState) => next === 'ready' && finish(true);
    const timer = setTimeout(() => finish(false), waitMs);
    states.add(follow);
  });
};
