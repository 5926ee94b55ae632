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

const roundsAtOnce = 1_000;

/** A draw that answers the same numbers again for the same seed; only ever used for measuring. */
const drawOf =
  (seed: number): Draw =>
  async (sizes) => {
    const words = seededWords(seed);
    return sizes.map((size) => {
      for (;;) {
        const number = numberOfWord(words(), size);
        if (number !== undefined) return number;
      }
    });
  };

/** Plays one round as the studio would; answers what it won less what was staked beyond the opening stake. */
const playRound = async (game: Game, player: Player, seed: number): Promise<number> => {
  let step = await game.play({
    stake,
    currency: 'RMB',
    before: null,
    action: player.open(),
    draw: drawOf(seed),
  });
  let back = step.win;
  for (let number = 1; !step.closes; number += 1) {
    // Cards read on in the draw of the deal; spins draw anew.
    const draw = drawOf(game.draws === 'once' ? seed : seed + number * 0x9e37);
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
  const seeds = seededWords(seed);
  let [sum, squares] = [0, 0];
  for (let done = 0; done < rounds; done += roundsAtOnce) {
    const count = Math.min(roundsAtOnce, rounds - done);
    const played = await Promise.all(Array.from({ length: count }, () => playRound(game, player, seeds())));
    for (const back of played) {
      sum += back;
      squares += back * back;
    }
  }
  const rtp = sum / rounds;
  return { rounds, rtp, standardError: Math.sqrt((squares / rounds - rtp * rtp) / rounds) };
};
