/**
 * `npm run returns -w @pavilion/studio -- [rounds] [seed]`: what every game returns, in theory and played by its own rules
 * with a seeded generator. Writes `docs/returns.md`. Exits with 1 when a game is further from its theory than chance allows.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { measuredSeed } from '../engine/measured.ts';
import { findGame, games } from '../games/index.ts';
import { lightsReturnBp, lightTerms } from '../games/lights.ts';
import { unitsPerStake } from '../games/units.ts';
import { bought } from '../games/videoSlots/bought.ts';
import { theories } from '../games/videoSlots/theories.ts';
import { awayOf, errorsMax, longRun, readLongRuns } from './longRun.ts';
import { playerOf } from './players.ts';
import { type Simulated, simulateGame } from './simulateGame.ts';
import { simulateTable } from './simulateTable.ts';
import {
  percent,
  type Stated,
  slotFeatures,
  statedOfBooks,
  statedOfChoices,
  statedOfGames,
  statedOfTables,
} from './stated.ts';

const rounds = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? measuredSeed);
if (!Number.isSafeInteger(rounds) || rounds < 1_000 || !Number.isSafeInteger(seed)) {
  console.error('usage: npm run returns -w @pavilion/studio -- [rounds ≥ 1000] [seed]');
  process.exit(1);
}

const count = (number: number): string => number.toLocaleString('en-US');

/** As the page calls a game, by its code. */
const nameOf = (gameCode: string): string => findGame(gameCode)?.names.en_US ?? gameCode;

const cellsOf = ({ name, theory }: Stated, { rtp, rounds: played, standardError }: Simulated): string => {
  const away = awayOf({ theory, played: rtp, standardError });
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

const longRuns = readLongRuns();

/** A long run of a game, if it was played to its end; else it is played here. */
const played = async (stated: Stated, play: () => Promise<Simulated>): Promise<string> => {
  const { gameCode, kind } = stated;
  const run = longRuns[gameCode];
  const long = run?.parts === longRun.parts ? run.lines.find((line) => line.kind === kind) : undefined;
  const line = cellsOf(
    stated,
    run && long ? { rtp: long.played, standardError: long.standardError, rounds: run.rounds } : await play(),
  );
  console.log(line);
  return line;
};

const onePlayerLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const stated of statedOfGames()) {
    const { game, gameCode } = stated;
    const { measured } = game;
    lines.push(
      await played(stated, async () =>
        measured === null
          ? await simulateGame(game, playerOf(gameCode), rounds, seed)
          : { ...measured, standardError: measured.deviation / Math.sqrt(measured.rounds) },
      ),
    );
  }
  return lines;
};

const choiceLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  for (const stated of statedOfChoices()) {
    const game = findGame(stated.gameCode);
    if (!game) throw new Error(`no game ${stated.gameCode}`);
    lines.push(await played(stated, () => simulateGame(game, stated.player(), rounds, seed)));
  }
  return lines;
};

const tableLines = async (): Promise<string[]> => {
  const lines: string[] = [];
  const bets = new Map<string, Awaited<ReturnType<typeof simulateTable>>>();
  for (const stated of statedOfTables()) {
    const play = async (): Promise<Simulated> => {
      const known = bets.get(stated.gameCode) ?? (await simulateTable(stated.table, rounds, seed));
      bets.set(stated.gameCode, known);
      const bet = known.find(({ kind }) => kind === stated.kind);
      if (!bet) throw new Error(`${stated.name} was not played`);
      return { ...bet, rounds };
    };
    lines.push(await played(stated, play));
  }
  return lines;
};

const bookLines = (): string[] =>
  statedOfBooks().map(({ name, theory }) => `| ${name} | ${percent(1 / theory - 1)} | ${percent(theory)} |`);

const featureLines = (): string[] =>
  slotFeatures().map(
    ({ name, feature, oneIn, greatest }) =>
      `| ${name} | ${feature}, 1 in ${oneIn.toFixed(1)} | ${greatest.toLocaleString('en-US')} × |`,
  );

/** What the sum over everything that can happen says of each video slot beside its return. */
const slotLines = (): string[] =>
  Object.entries(theories).map(([gameCode, { rtps, deviation, hitRate, bonusRate, greatest }]) => {
    const returnsOf = rtps.map((rtp) => percent(rtp)).join(', ');
    return `| ${nameOf(gameCode)} | ${returnsOf} | ${deviation.toFixed(2)} | ${percent(hitRate)} | 1 in ${(1 / bonusRate).toFixed(1)} | ${greatest.toLocaleString('en-US')} × |`;
  });

/** Features that are sold: what they cost, and what comes of that. */
const boughtLines = (): string[] =>
  Object.entries(bought).flatMap(([gameCode, offers]) => {
    const name = nameOf(gameCode);
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
deals and spins in play, with a seeded generator in the place of the fair draw. What was played for 100,000,000 rounds comes from
\`returns-long.md\`, or for line machines from \`npm run rtp\`. Returns are shares of the opening stake, further stakes netted in. A test
holds that every game and every kind of bet stands here, with the theory that it has in the code.

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

Slots that are not of that engine, likewise computed (\`src/engine/greatest.ts\`, \`src/games/cascade\`, \`src/games/classic\`):

| slot | bonus | greatest win |
|---|---|--:|
${featureLines().join('\n')}

## Features that are bought

By \`npm run bought -w @pavilion/studio\` (decision 0366), where a site allows it: summed up like the slots, and priced so that they
return what the slot does, within half a per cent.

${boughtHead}
${boughtLines().join('\n')}

## Shared tables, by kind of bet

${head}
${(await tableLines()).join('\n')}

Prices of races and bouts follow from strengths that are drawn for each round; one card of strengths stands for all. Hands at tables
where players decide are played by the best choice, and seats of pots as the bots play.

## Books

Every price is cut from its exact chance by the margin of its sport, down to a whole hundredth; what that leaves comes back where bets
follow the chances (\`src/book/engine/price.ts\`, held by \`prices.test.ts\`).

| book | margin | return |
|---|--:|--:|
${bookLines().join('\n')}
`;
writeFileSync(fileURLToPath(new URL('../../../../docs/returns.md', import.meta.url)), text);
