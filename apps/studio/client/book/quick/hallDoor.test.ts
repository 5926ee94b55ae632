import { expect, it } from 'vitest';
import { createHallDoor } from './hallDoor.ts';

const hall = () => {
  const heard: unknown[] = [];
  return { heard, window: { postMessage: (...words: unknown[]) => void heard.push(words) } };
};

it('tells the hall alone how high the page is, once for each height', () => {
  const { heard, window } = hall();
  const door = createHallDoor(window, 'https://hall.test');
  for (const height of [640.2, 640.9, 0, 641, 300]) door.tellHeight(height);
  expect(heard).toEqual([
    [{ code: 'S001', height: 641 }, 'https://hall.test'],
    [{ code: 'S001', height: 300 }, 'https://hall.test'],
  ]);
});

it('asks for the game: as it begins, at an event, with a choice', () => {
  const { heard, window } = hall();
  const door = createHallDoor(window, 'https://hall.test');
  door.askForGame(null);
  door.askForGame({ event: 'football-1' });
  door.askForGame({
    event: 'football-1',
    leg: { event: 'football-1', market: 'total:2.5', selection: 'over' },
  });
  expect(heard).toEqual([
    [{ code: 'U003', params: {} }, 'https://hall.test'],
    [{ code: 'U003', params: { event: 'football-1' } }, 'https://hall.test'],
    [
      { code: 'U003', params: { event: 'football-1', market: 'total:2.5', selection: 'over' } },
      'https://hall.test',
    ],
  ]);
});

it('says nothing where nobody embeds it', () => {
  const door = createHallDoor(null, 'https://hall.test');
  expect(() => {
    door.tellHeight(500);
    door.askForGame(null);
  }).not.toThrow();
});
