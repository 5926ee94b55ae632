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

/** A draw that answers the same numbers when it is asked for the same sizes again; only ever used for measuring. */
const drawOf = (words: () => number): Draw => {
  let [asked, answered]: [readonly number[], number[]] = [[], []];
  return async (sizes) => {
    if (sizes.length === asked.length && sizes.every((size, at) => size === asked[at])) return [...answered];
    const numbers: number[] = [];
    while (numbers.length < sizes.length) {
      const number = numberOfWord(words(), sizes[numbers.length] ?? 1);
      if (number !== undefined) numbers.push(number);
    }
    [asked, answered] = [sizes, numbers];
    return [...numbers];
  };
};

/** Plays one round as the studio would; answers what it won less what was staked beyond the opening stake. */
const playRound = async (game: Game, player: Player, words: () => number): Promise<number> => {
  let draw = drawOf(words);
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

/** Plays a game many times by its own rules. */
export const simulateGame = async (
  game: Game,
  player: Player,
  rounds: number,
  seed: number,
): Promise<Simulated> => {
  const words = seededWords(seed);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const back = await playRound(game, player, words);
    sum += back;
    squares += back * back;
  }
  const rtp = sum / rounds;
  return { rounds, rtp, standardError: Math.sqrt((squares / rounds - rtp * rtp) / rounds) };
};
