import { describe, expect, it } from 'vitest';
import { viewOf } from '../table.fixture.ts';
import { tableKeys } from './tableKeys.ts';
import { beforeOpening, type TableClientState } from './tableState.ts';

const setUp = (change: Partial<TableClientState> = {}, decidingKeys: readonly string[] = []) => {
  const done: string[] = [];
  const state: TableClientState = {
    ...beforeOpening,
    chips: [100n, 500n, 1_000n],
    moves: [{ red: 100n }],
    ...change,
  };
  const onKey = tableKeys(
    {
      getState: () => state,
      setChip: (chip) => done.push(`chip ${chip}`),
      undo: () => done.push('undo'),
      press: () => done.push('bet'),
      setSound: (isOn) => done.push(`sound ${isOn}`),
    },
    { onSheet: (sheet) => done.push(sheet), decidingKeys },
  );
  return { onKey, done };
};

describe('keys of a table', () => {
  it('choose chips, bet, take back, and open what is read', () => {
    const { onKey, done } = setUp();
    for (const code of ['Digit2', 'Numpad3', 'Enter', 'Space', 'Backspace', 'KeyM', 'KeyH', '?'])
      expect(onKey(code), code).toBe(true);
    expect(done).toEqual(['chip 500', 'chip 1000', 'bet', 'bet', 'undo', 'sound true', 'history', 'keys']);
  });

  it('leave alone what there is no chip for, and bet nothing where nothing lies', () => {
    const { onKey, done } = setUp({ moves: [] });
    for (const code of ['Digit4', 'Digit7', 'Enter', 'Space', 'Backspace', 'KeyQ'])
      expect(onKey(code), code).toBe(false);
    expect(done).toEqual([]);
  });

  it('take nothing back from a bet that is on its way', () => {
    const { onKey, done } = setUp({ busy: true });
    expect(onKey('Backspace')).toBe(false);
    expect(done).toEqual([]);
  });

  it('give way to the keys of the game while hands are decided, and only then', () => {
    const { onKey, done } = setUp({ table: viewOf(4, 'deciding') }, ['KeyH']);
    expect(onKey('KeyH')).toBe(false);
    expect(done).toEqual([]);
    const open = setUp({}, ['KeyH']);
    expect(open.onKey('KeyH')).toBe(true);
    expect(open.done).toEqual(['history']);
  });
});
