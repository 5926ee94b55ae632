import {
  channels,
  type MemberEventName,
  memberEventEnvelopeSchema,
  memberEvents,
  type PublicEventName,
  publicEvents,
} from '@pavilion/contract';
import { waitFor } from '@pavilion/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Causes, type EventHouse, type Heard, type Listener, openEventHouse } from './events.fixture.ts';

/**
 * Every event of the contract, caused by the change that it tells of, on the whole house with its real sockets: who
 * hears it, in which words, and that nobody else does.
 */

let house: EventHouse;
beforeAll(async () => {
  house = await openEventHouse();
});
afterAll(() => house.close());

interface Row {
  readonly channel: () => string;
  readonly cause: keyof Causes;
  /** The names of those who hear it. */
  readonly by: readonly string[];
  /** What it says, as far as the cause settles it. */
  readonly says?: object;
}

const toAda = { channel: () => channels.member(house.adaId), by: ['ada'] } as const;
const dollarsHere = ['ada', 'ben, of her currency', 'a visitor'] as const;
const everybodyHere = [...dollarsHere, 'chen, of another currency'] as const;
const toDollars = { channel: () => channels.webApi('USD'), by: dollarsHere } as const;
const toAll = (channel: string) => ({ channel: () => channel, by: everybodyHere });

const memberRows = {
  withdrawal_status: { ...toAda, cause: 'withdraw', says: { state: 'requested' } },
  member_cash: { ...toAda, cause: 'payIn', says: { main: '410.00', currency: 'USD' } },
  game_url: { ...toAda, cause: 'startGame', says: { code: 205, game_url: null } },
  forward_game_status: { ...toAda, cause: 'leaveGame', says: { status: 'closed' } },
  deposit_success: { ...toAda, cause: 'payIn', says: { deposit_amount: '10.00', deposit_times: 2 } },
  mission_progress: { ...toAda, cause: 'playMission' },
  all_transfer_back: { ...toAda, cause: 'bringBack', says: { code: 100 } },
  letters: { ...toAda, cause: 'writeLetter', says: { unread_count: 2 } },
  profile_updated: { ...toAda, cause: 'changePassword' },
  app_clean_cache: { ...toAda, cause: 'orderCleanCache' },
  login: { ...toAda, cause: 'logInAgain' },
} as const satisfies Record<MemberEventName, Row>;

const publicRows = {
  red_envelope_display: {
    channel: () => channels.memberCurrency('USD'),
    by: ['ada', 'ben, of her currency'],
    cause: 'openEnvelope',
  },
  tournament_standing: {
    channel: () => channels.memberCurrency('USD'),
    by: ['ada', 'ben, of her currency'],
    cause: 'beginTournament',
  },
  carousel_picture: { ...toDollars, cause: 'hangBanner' },
  jackpot: {
    ...toDollars,
    cause: 'raiseJackpot',
    says: { currency: 'USD', jackpot_amount_total: '1234.56', levels: [] },
  },
  customer_service_link: {
    ...toAll(channels.webMember),
    cause: 'moveCustomerService',
    says: { url: '/main/help' },
  },
  template_sponsor: { ...toAll(channels.mobileTemplate), cause: 'hangSponsor' },
  template_login: { ...toAll(channels.mobileTemplate), cause: 'hangLogin' },
  template_setting: { ...toAll(channels.template('H5_1')), cause: 'hangShortcut' },
} as const satisfies Record<PublicEventName, Row>;

const isFence = ({ data }: Heard): boolean => JSON.stringify(data).includes('/fence/');
const heardBy = ({ heard }: Listener, event: string, channel: string) =>
  heard.filter((one) => one.event === event && one.channel === channel && !isFence(one));

let fences = 0;
/** After this everybody on both sites has heard all that was told before: events come in the order of the outbox. */
const fence = async (): Promise<void> => {
  const { hall, listeners } = house;
  fences += 1;
  const mark = { url: `/fence/${fences}` };
  const { outbox } = hall.process;
  for (const siteId of [1, 2])
    await outbox.toChannel(hall.database.pool, siteId, channels.webMember, 'customer_service_link', mark);
  outbox.wake();
  const isHere = ({ heard }: Listener) =>
    heard.some(({ data }) => JSON.stringify(data) === JSON.stringify(mark));
  await waitFor(() => listeners.every((one) => !one.socket.connected || isHere(one)), { what: 'the fence' });
};

const provoke = async (event: string, { channel, cause, by }: Row): Promise<readonly Heard[]> => {
  const { listeners, causes } = house;
  await fence();
  for (const { heard } of listeners) heard.length = 0;
  await causes[cause]();
  const names = () =>
    listeners
      .filter((listener) => heardBy(listener, event, channel()).length > 0)
      .map(({ name }) => name)
      .sort();
  await waitFor(() => names().length >= by.length, { what: event });
  await fence();
  expect(names()).toEqual([...by].sort());
  const onOtherMembers = listeners.flatMap(({ heard }) =>
    heard.filter((one) => one.event === event && one.channel !== channel() && event in memberEvents),
  );
  expect(onOtherMembers).toEqual([]);
  return listeners.flatMap((listener) => heardBy(listener, event, channel()));
};

describe('an event reaches those whom it concerns, and nobody else', () => {
  it.each(Object.entries(publicRows) as [PublicEventName, Row][])('%s', async (event, row) => {
    for (const { data } of await provoke(event, row)) {
      expect(publicEvents[event].parse(data)).toMatchObject(row.says ?? {});
      // What everybody hears names nobody.
      expect(JSON.stringify(data)).not.toMatch(/member|account|token/);
    }
  });

  it.each(Object.entries(memberRows) as [MemberEventName, Row][])('%s', async (event, row) => {
    const heard = await provoke(event, row);
    for (const { data } of heard) {
      const envelope = memberEventEnvelopeSchema.parse(data);
      expect(memberEvents[event].parse(envelope.data)).toMatchObject(row.says ?? {});
      expect(JSON.stringify(data)).not.toMatch(/token/i);
    }
  });

  it('and the login has ended the socket of the session that it replaced, and no other', async () => {
    const [ada, ...others] = house.listeners;
    await waitFor(() => ada?.socket.connected === false, { what: 'the drop of the replaced session' });
    expect(others.every(({ socket }) => socket.connected)).toBe(true);
  });
});
