/**
 * `npm run returns -w @pavilion/studio -- [rounds] [seed]`: what every game returns, in theory and played by its own rules
 * with a seeded generator. Writes `docs/returns.md`. Exits with 1 when a game is further from its theory than chance allows.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measuredSeed } from '../engine/measured.ts';
import { games } from '../games/index.ts';
import { returnsBp } from '../games/keno/theory.ts';
import { lightsReturnBp, lightTerms } from '../games/lights.ts';
import { unitsPerStake } from '../games/units.ts';
import { bought } from '../games/videoSlots/bought.ts';
import { theories } from '../games/videoSlots/theories.ts';
import { tableGames } from '../tables/games/index.ts';
import { choices, playerOf } from './players.ts';
import { potsShareOf } from './pots.ts';
import { simulateGame } from './simulateGame.ts';
import { simulateTable } from './simulateTable.ts';

const rounds = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? measuredSeed);
if (!Number.isSafeInteger(rounds) || rounds < 1_000 || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run returns -w @pavilion/studio -- [rounds ≥ 1000] [seed]');
  process.exit(1);
}

/** So many standard errors are passed once in some ten thousand fair measurements. */
const errorsMax = 4;

const percent = (share: number, digits = 2): string => `${(share * 100).toFixed(digits)} %`;
const count = (number: number): string => number.toLocaleString('en-US');

interface Line {
  readonly name: string;
  readonly theory: number;
  readonly rtp: number;
  readonly rounds: number;
  readonly standardError: number;
}

const cellsOf = ({ name, theory, rtp, rounds: played, standardError }: Line): string => {
  // A bet that never won, or always did, in so few rounds says nothing.
  const away = standardError === 0 ? 0 : (rtp - theory) / standardError;
  if (Math.abs(away) > errorsMax) process.exitCode = 1;
  return `| ${name} | ${percent(theory)} | ${percent(rtp)} | ${percent(standardError)} | ${away.toFixed(1)} | ${count(played)} |`;
};

const head = '| game | theory | played | standard error | errors away | rounds |\n|---|--:|--:|--:|--:|--:|';

const lightLines = (): string[] =>
  games.flatMap((game) => {
    if (!game.feedsLights) return [];
    const all = game.rtpBp() / 10_000;
    const own = percent(all - lightsReturnBp / 10_000);
    return [
      `| ${game.names.en_US} | ${own} | ${percent(lightTerms.shareBp / 10_000)} | ${percent((lightsReturnBp - lightTerms.shareBp) / 10_000)} | ${percent(all)} |`,
    ];
  });

const lightHead =
  '| slot | its own return | what stakes bring | seeds of new pots | in all |\n|---|--:|--:|--:|--:|';

const onePlayerLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  const kenoPicks = returnsBp().indexOf(Math.min(...returnsBp())) + 1;
  for (const game of games) {
    const { gameCode, names, measured } = game;
    const theory = game.rtpBp() / 10_000;
    // Pots are won seldom, and out of what all play for: what they return is known, and not played.
    const potsShare = potsShareOf(game);
    const name = potsShare > 0 ? `${names.en_US}, without its jackpot` : names.en_US;
    const played =
      measured === null
        ? await simulateGame(game, playerOf(gameCode, kenoPicks), rounds, seed)
        : { ...measured, standardError: measured.deviation / Math.sqrt(measured.rounds) };
    const line = cellsOf({ ...played, name, theory: theory - potsShare });
    console.log(line);
    lines.push(line);
  }
  return lines;
};

const choiceLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const { gameCode, name, theory, player } of choices) {
    const game = games.find((known) => known.gameCode === gameCode);
    if (!game) throw new Error(`no game ${gameCode}`);
    const line = cellsOf({ ...(await simulateGame(game, player(), rounds, seed)), name, theory });
    console.log(line);
    lines.push(line);
  }
  return lines;
};

const tableLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const table of tableGames) {
    for (const { kind, ...bet } of await simulateTable(table, rounds, seed)) {
      const line = cellsOf({ ...bet, rounds, name: `${table.gameCode}: ${kind}` });
      console.log(line);
      lines.push(line);
    }
  }
  return lines;
};

/** What the sum over everything that can happen says of each video slot beside its return. */
const slotLines = (): string[] =>
  Object.entries(theories).map(([gameCode, { rtps, deviation, hitRate, bonusRate, greatest }]) => {
    const name = games.find((game) => game.gameCode === gameCode)?.names.en_US ?? gameCode;
    const returnsOf = rtps.map((rtp) => percent(rtp)).join(', ');
    return `| ${name} | ${returnsOf} | ${deviation.toFixed(2)} | ${percent(hitRate)} | 1 in ${(1 / bonusRate).toFixed(1)} | ${greatest.toLocaleString('en-US')} × |`;
  });

/** Features that are sold: what they cost, and what comes of that. */
const boughtLines = (): string[] =>
  Object.entries(bought).flatMap(([gameCode, offers]) => {
    const name = games.find((game) => game.gameCode === gameCode)?.names.en_US ?? gameCode;
    return offers.map(({ units, rtp, deviation, greatest }, choice) => {
      const played = theories[gameCode]?.rtps[choice] ?? 0;
      const offer = offers.length > 1 ? `${name}, choice ${choice + 1}` : name;
      return `| ${offer} | ${units / unitsPerStake} | ${percent(rtp)} | ${percent(played)} | ${deviation.toFixed(2)} | ${greatest.toLocaleString('en-US')} × |`;
    });
  });

const boughtHead =
  '| slot | price, in stakes | return of the price | return of the slot | deviation, in prices | greatest win, in prices |\n|---|--:|--:|--:|--:|--:|';

const slotHead =
  '| slot | return, of each choice | deviation, in stakes | rounds that pay | feature | greatest win |\n|---|---|--:|--:|--:|--:|';

const text = `# What the games return

Written by \`npm run returns -w @pavilion/studio -- ${rounds} ${seed}\`. **Theory** is summed up over everything that can happen
(\`apps/studio/src/engine/rtp.ts\`, \`src/games/*/theory.ts\`, the \`chances\` of each table). **Played** is the very code that
deals and spins in play, with a seeded generator in the place of the fair draw; line machines were measured over
100,000,000 rounds by \`npm run rtp\`. Returns are shares of the opening stake, further stakes netted in.

## Games for one player

${head}
${(await onePlayerLines()).join('\n')}

Blackjack and draw poker are played by the best choice for every hand. Keno is played with as many numbers as return least,
which is what the catalogue states. Jade Frog's Pearl returns 1.50 % more by contributions to its jackpot and 0.50 % by the seeds
that new pots start from, both exactly.

Where free spins can be chosen, the choice that returns least is played, and stated.

## What is chosen before the draw

Pay tables of Crane Poker, whose returns are sums over all hands and all draws (\`src/games/videoPoker/theory.ts\`), and bets beside
the hand at Lantern Twenty-One, each a fifth of the stake (decision 0383). The two lights of Harbor Keno, with as many numbers as return
least by their tables (decision 0387). The catalogue states the least that a round returns.

${head}
${(await choiceLines()).join('\n')}

## The lights

Four slots feed three pots together (decision 0375). A pot drops at an amount that is drawn evenly between its seed and its ceiling, which
is five seeds. It is fed by drop less seed and pays the drop: on average two seeds are brought for three that are paid, so what stakes
bring returns one and a half times, exactly, whichever of the pots it goes to.

${lightHead}
${lightLines().join('\n')}

## Video slots, summed up

By \`npm run slots -w @pavilion/studio\` (decision 0355): everything here is computed, nothing measured.

${slotHead}
${slotLines().join('\n')}

## Features that are bought

By \`npm run bought -w @pavilion/studio\` (decision 0366), where a site allows it: summed up like the slots, and priced so that they
return what the slot does, within half a per cent.

${boughtHead}
${boughtLines().join('\n')}

## Shared tables, by kind of bet

${head}
${(await tableLines()).join('\n')}

Prices of the hare race and the puppet bout follow from strengths that are drawn for each round; one card of strengths stands for
all, and the first runner for the others. Hands at tables where players decide are played by the best choice.
`;
writeFileSync(fileURLToPath(new URL('../../../../docs/returns.md', import.meta.url)), text);
