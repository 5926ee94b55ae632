import { channels } from '@pavilion/contract';
import { describe, expect, it } from 'vitest';
import { gateOf } from './channelRules.ts';

const member = { memberId: 42, siteId: 1, account: 'player01', currency: 'USD', sessionId: 's' } as const;

describe('who may listen', () => {
  it.each([
    [channels.member(42), true],
    [channels.member(43), false],
    [channels.member(420), false],
    [channels.memberCurrency('USD'), true],
    [channels.memberCurrency('RMB'), false],
    [channels.presence('USD'), true],
    [channels.presence('RMB'), false],
  ])('on %s, a USD member with id 42: %s', (channel, admitted) => {
    const gate = gateOf(channel);
    expect(gate?.isPrivate).toBe(true);
    expect(gate?.admits(member)).toBe(admitted);
  });

  it.each([channels.webMember, channels.webApi('RMB'), channels.mobileTemplate, 'template.H5_3'])(
    'on %s, everybody',
    (channel) => {
      expect(gateOf(channel)).toMatchObject({ isPrivate: false, isPresence: false });
    },
  );

  it.each([
    '',
    '@session',
    'private-member.',
    'private-member.0',
    'private-member.042',
    'private-member.42 ',
    'private-member.42\n',
    'private-member.-42',
    'private-member.4e1',
    'private-member.usd',
    'private-member.XYZ',
    'presence-member.42',
    'private-web_member',
    'web_api',
    'web_api.XYZ',
    'site:1:private-member.42',
    'session:s',
  ])('on %j, nobody', (channel) => {
    expect(gateOf(channel)).toBeUndefined();
  });

  it('tells presence channels from others', () => {
    expect(gateOf(channels.presence('USD'))?.isPresence).toBe(true);
    expect(gateOf(channels.memberCurrency('USD'))?.isPresence).toBe(false);
  });
});
