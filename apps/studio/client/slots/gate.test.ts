import { expect, it } from 'vitest';
import { drawn, featureRound, openAnswer, roundView, setUp } from './slotGame.fixture.ts';

const before = { awarded: 10, played: 3 };
const stops = [0, 0, 0, 0, 0];

/** Two free spins: one that brings the koi to the gate, and the last. */
const play = async (gathered: { before: number; after: number }, freeAdded: number) => {
  const { game, scripts, settle, spins } = setUp();
  const awarded = before.awarded + freeAdded;
  scripts.open.splice(0, 1, openAnswer({ round: featureRound(before.awarded, before.played) }));
  scripts.spin.push(
    drawn({
      spin: { mode: 'free', stops, freeAdded, freeSpins: { awarded, played: 4 }, gathered },
      round: featureRound(awarded, 4),
    }),
    drawn({
      spin: {
        mode: 'free',
        stops,
        freeSpins: { awarded, played: awarded },
        gathered: { before: gathered.after, after: gathered.after },
      },
      round: roundView({ state: 'settled' }),
    }),
  );
  const names: string[] = [];
  game.play.subscribe(() => {
    const { notice } = game.play.getState();
    if (notice.kind === 'own' && notice.name !== names.at(-1)) names.push(notice.name);
  });
  await game.play.open('ticket');
  game.press();
  await settle();
  return { names, spins, view: game.play.getState().view };
};

it('free spins go on by themselves when a koi brings one, and say so', async () => {
  const { names, spins, view } = await play({ before: 3, after: 5 }, 1);
  expect(spins).toHaveLength(2);
  expect(names[0]).toBe('gift');
  expect(view.gathered).toBe(5);
});

it('the gate opens once, with the tenth koi', async () => {
  const { names, view } = await play({ before: 8, after: 10 }, 1);
  expect(names[0]).toBe('leap');
  expect(view.gathered).toBe(10);
});

it('moons stop the free spins until the player begins them, whatever koi bring as well', async () => {
  const { names, spins, view } = await play({ before: 3, after: 5 }, 9);
  expect(spins).toHaveLength(1);
  expect(names[0]).toBe('free_won');
  expect(view.feature?.waiting).toBe(true);
});
