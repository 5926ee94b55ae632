import { waitFor } from '@pavilion/testing';
import { afterEach, expect, it } from 'vitest';
import { createPresence, type Presence } from './presence.ts';

const at = { room: 'site:1:presence-member.USD', channel: 'presence-member.USD' };
const open: Presence[] = [];
afterEach(() => {
  for (const presence of open.splice(0)) presence.stop();
});

const openPresence = () => {
  const told: { event: string; count: number }[] = [];
  const others: unknown[] = [];
  let nowMs = 0;
  const presence = createPresence({
    emit: (_room, event, entry) => told.push({ event, count: entry.user_info.count }),
    tellOthers: (message) => others.push(message),
    nowMs: () => nowMs,
  });
  open.push(presence);
  const count = () => presence.entriesOf(at.room)[0]?.user_info.count;
  return { presence, told, others, count, pass: (ms: number) => (nowMs += ms) };
};

it('counts members, not sockets, and tells joins and leaves of a moment as one', async () => {
  const { presence, told, others, count } = openPresence();
  for (const memberId of [1, 1, 2, 3]) presence.join(at, memberId);
  expect(count()).toBe(3);
  presence.leave(at, 1);
  expect(count()).toBe(3);
  presence.leave(at, 1);
  expect(count()).toBe(2);
  await waitFor(() => told.length === 2 && others.length === 1);
  expect(told).toEqual([
    { event: 'presence:joining', count: 2 },
    { event: 'presence:leaving', count: 2 },
  ]);
  expect(others).toEqual([{ kind: 'presence', ...at, members: [2, 3] }]);
});

it('counts the members of other processes once, and forgets a process that has fallen silent', async () => {
  const { presence, told, count, pass } = openPresence();
  presence.join(at, 1);
  expect(presence.hear({ kind: 'presence', ...at, members: [1, 2, 3] }, 'other')).toBe(true);
  expect(count()).toBe(3);
  await waitFor(() => told.some((one) => one.count === 3));
  pass(15_001);
  expect(count()).toBe(1);
});

it('leaves messages about something else to others', () => {
  const { presence, count } = openPresence();
  for (const message of [null, 'x', { kind: 'alive' }, { kind: 'presence', ...at, members: ['1'] }])
    expect(presence.hear(message, 'other')).toBe(false);
  expect(count()).toBe(0);
});
