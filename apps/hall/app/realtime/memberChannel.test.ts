import { expect, it, vi } from 'vitest';

type Listener = (...told: unknown[]) => void;

const listeners = new Map<string, Listener>();
const socket = {
  on: (name: string, listener: Listener) => listeners.set(name, listener),
  onAny: vi.fn(),
  emit: vi.fn<(name: string, what: { readonly channel: string; readonly auth?: object }) => void>(),
};
vi.mock('./hallSocket.ts', () => ({ openHallSocket: () => ({ socket, close: () => undefined }) }));

const { openMemberChannel } = await import('./memberChannel.ts');

it("joins the member's channel, the currency's and its presence channel, at each connection", () => {
  const handlers = {
    onState: vi.fn(),
    onBegun: vi.fn(),
    onMissed: vi.fn(),
    onEvent: vi.fn(),
    onRedEnvelope: vi.fn(),
    onTournamentStanding: vi.fn(),
    tokenOf: () => 'token-1',
    isStillIn: async () => true,
  };
  openMemberChannel({ memberId: 7, currency: 'RMB' }, handlers);
  const joined = () => socket.emit.mock.calls.map(([name, { channel }]) => [name, channel]);
  const channels = ['private-member.RMB', 'presence-member.RMB', 'private-member.7'];
  listeners.get('connect')?.();
  expect(joined()).toEqual(channels.map((channel) => ['subscribe', channel]));
  expect(socket.emit.mock.calls[1]?.[1].auth).toEqual({ headers: { Authorization: 'Bearer token-1' } });
  listeners.get('connect')?.();
  expect(joined()).toHaveLength(6);
});
