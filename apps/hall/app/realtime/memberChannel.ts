import {
  channels,
  type MemberEventData,
  type MemberEventName,
  memberEventEnvelopeSchema,
  memberEvents,
  publicEvents,
  socketReconnect,
} from '@pavilion/contract';
import { noteDebug } from '../session/debugLog.ts';
import { openHallSocket } from './hallSocket.ts';
import { SequenceWatch } from './sequence.ts';

export type ChannelState = 'connecting' | 'ready' | 'lost' | 'refused';

export interface ChannelHandlers {
  /** A red envelope has begun or is over for members of this currency (spec §7). */
  readonly onRedEnvelope: () => void;
  /** The standing of a tournament of this currency has changed. */
  readonly onTournamentStanding: (id: number) => void;
  readonly onEvent: <N extends MemberEventName>(name: N, data: MemberEventData<N>) => void;
  /** Events may have been missed: fetch again what is shown. */
  readonly onMissed: () => void;
  /** The channel stands for the first time: what was fetched before it did may have changed unheard. */
  readonly onBegun: () => void;
  readonly onState: (state: ChannelState) => void;
  /** The token of now: a renewed one has taken the place of the one at opening. */
  readonly tokenOf: () => string;
  /** Asked after the server has dropped the socket; true: it is opened again. */
  readonly isStillIn: () => Promise<boolean>;
}

const isMemberEvent = (name: string): name is MemberEventName => Object.hasOwn(memberEvents, name);

/**
 * The member's private channel, that of their currency and its presence channel over Socket.IO, in the Laravel-Echo
 * convention. Answers how to close it.
 */
export const openMemberChannel = (
  { memberId, currency }: { readonly memberId: number; readonly currency: string },
  handlers: ChannelHandlers,
): (() => void) => {
  const { socket, close } = openHallSocket();
  const channel = channels.member(memberId);
  const currencyChannel = channels.memberCurrency(currency);
  const watch = new SequenceWatch();
  let subscribedBefore = false;

  const subscribe = (): void => {
    handlers.onState('connecting');
    const auth = { headers: { Authorization: `Bearer ${handlers.tokenOf()}` } };
    socket.emit('subscribe', { channel: currencyChannel, auth });
    // Being there is all that is told on it: the house counts its members by currency (spec §7).
    socket.emit('subscribe', { channel: channels.presence(currency), auth });
    socket.emit('subscribe', { channel, auth }, () => {
      handlers.onState('ready');
      if (subscribedBefore) {
        watch.reset();
        handlers.onMissed();
      } else {
        handlers.onBegun();
      }
      subscribedBefore = true;
    });
  };

  socket.on('connect', subscribe);
  let closed = false;
  /** The library comes back by itself from everything but the server's own goodbye. */
  const comeBack = async (): Promise<void> => {
    if (handlers.tokenOf() === '' || !(await handlers.isStillIn())) return;
    setTimeout(() => !closed && socket.connect(), socketReconnect.delayMs);
  };
  socket.on('disconnect', (reason) => {
    handlers.onState('lost');
    if (reason === 'io server disconnect') void comeBack();
  });
  socket.on('connect_error', () => handlers.onState('lost'));
  socket.on('subscription.error', (name: unknown) => {
    if (name === channel) handlers.onState('refused');
  });
  socket.onAny((name: string, from: unknown, raw: unknown) => {
    if (from === currencyChannel && name === 'red_envelope_display') handlers.onRedEnvelope();
    if (from === currencyChannel && name === 'tournament_standing') {
      const told = publicEvents.tournament_standing.safeParse(raw);
      if (told.success) handlers.onTournamentStanding(told.data.id);
    }
    if (from !== channel || !isMemberEvent(name)) return;
    const envelope = memberEventEnvelopeSchema.safeParse(raw);
    if (!envelope.success) return;
    const step = watch.step(envelope.data.seq);
    noteDebug(name, step);
    if (step === 'repeated') return;
    if (step === 'gap') handlers.onMissed();
    const data = memberEvents[name].safeParse(envelope.data.data);
    if (data.success) handlers.onEvent(name, data.data as MemberEventData<typeof name>);
  });
  return () => {
    closed = true;
    close();
  };
};
