import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

it('lets so many begin at once, the others in order as places come free, whatever becomes of those before', async () => {
  const turns = new Turns(2);
  const begun: string[] = [];
  const ends = new Map<string, (isWell: boolean) => void>();
  const run = (name: string): Promise<void> =>
    turns.run(async (hasWaited) => {
      begun.push(hasWaited ? `${name} later` : name);
      const isWell = await new Promise<boolean>((resolve) => ends.set(name, resolve));
      if (!isWell) throw new Error(name);
    });
  const all = ['a', 'b', 'c', 'd'].map(run);
  await settle();
  expect(begun).toEqual(['a', 'b']);
  ends.get('b')?.(false);
  await expect(all[1]).rejects.toThrow('b');
  await settle();
  expect(begun).toEqual(['a', 'b', 'c later']);
  ends.get('a')?.(true);
  await settle();
  for (const name of ['c', 'd']) ends.get(name)?.(true);
  await Promise.all([all[0], all[2], all[3]]);
  await turns.run(async (hasWaited) => void begun.push(hasWaited ? 'e later' : 'e'));
  expect(begun).toEqual(['a', 'b', 'c later', 'd later', 'e']);
});
