import { type Minor, minor } from '@pavilion/money';
import { seededWords } from '../engine/simulate.ts';
import { type Draw, numberOfWord } from '../fair/draw.ts';
import type { Game } from '../games/game.ts';

/** What a player does: the action that opens a round, and the one that follows an outcome. */
export interface Player {
  readonly open: () => object;
  readonly follow: (outcome: unknown) => object;
}

export interface Simulated {
  readonly rounds: number;
  /** Of one opening stake, further stakes netted in. */
  readonly rtp: number;
  readonly standardError: number;
}

/** Divides by every unit of a game's pays, and holds a whole number of the smallest stakes. */
const stake: Minor = minor(100);

const areAlike = (sizes: readonly number[], others: readonly number[]): boolean =>
  sizes === others || (sizes.length === others.length && sizes.every((size, at) => size === others[at]));

/** A draw that answers the same numbers when it is asked for the same sizes again; only ever used for measuring. */
const drawOf = (words: () => number): Draw => {
  let [asked, answered]: [readonly number[], number[]] = [[], []];
  return async (sizes) => {
    if (areAlike(sizes, asked)) return answered.slice();
    const numbers: number[] = [];
    while (numbers.length < sizes.length) {
      const number = numberOfWord(words(), sizes[numbers.length] ?? 1);
      if (number !== undefined) numbers.push(number);
    }
    [asked, answered] = [sizes, numbers];
    return numbers.slice();
  };
};

/**
 * Plays one round as the studio would; answers what it won less what was staked beyond the opening stake. `deal` is the draw of its
 * first step.
 */
const playRound = async (game: Game, player: Player, deal: Draw, words: () => number): Promise<number> => {
  let draw = deal;
  let step = await game.play({ stake, currency: 'RMB', before: null, action: player.open(), draw });
  let back = step.win;
  while (!step.closes) {
    // Cards read on in the draw of the deal; spins draw anew.
    if (game.draws === 'each-step') draw = drawOf(words);
    const action = player.follow(step.outcome);
    step = await game.play({ stake, currency: 'RMB', before: step.outcome, action, draw });
    back = minor(back + step.win - step.furtherStake);
  }
  return Number(back) / Number(stake);
};

/** Several players at the same rounds: whoever is dealt to is dealt what all others are. */
const simulateTogether = async (
  game: Game,
  players: readonly Player[],
  rounds: number,
  seed: number,
): Promise<Simulated[]> => {
  const words = seededWords(seed);
  const lines = players.map((player) => ({ player, sum: 0, squares: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    const deal = drawOf(words);
    for (const line of lines) {
      const back = await playRound(game, line.player, deal, words);
      line.sum += back;
      line.squares += back * back;
    }
  }
  return lines.map(({ sum, squares }) => {
    const rtp = sum / rounds;
    return { rounds, rtp, standardError: Math.sqrt((squares / rounds - rtp * rtp) / rounds) };
  });
};

/**
 * Plays a game many times by its own rules, as each of these players. Where one draw decides the whole round, whatever is chosen, all of
 * them play the same rounds, whose numbers are drawn once; each comes to what it would have come to alone with this seed.
 */
export const simulatePlayers = async (
  game: Game,
  players: readonly Player[],
  rounds: number,
  seed: number,
): Promise<Simulated[]> => {
  if (game.draws === 'once') return simulateTogether(game, players, rounds, seed);
  const simulated: Simulated[] = [];
  for (const player of players) simulated.push(...(await simulateTogether(game, [player], rounds, seed)));
  return simulated;
};

/** The same as one player. */
export const simulateGame = async (
  game: Game,
  player: Player,
  rounds: number,
  seed: number,
): Promise<Simulated> => {
  const [simulated] = await simulateTogether(game, [player], rounds, seed);
  if (!simulated) throw new Error('a player who has not played');
  return simulated;
};
