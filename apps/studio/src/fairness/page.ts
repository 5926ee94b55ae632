import type { DieharderLine } from './dieharder.ts';
import type { Seeds } from './sources.ts';
import {
  chanceOfFailures,
  failuresAllowed,
  level,
  rejected,
  type SecondLook,
  type TestResult,
  testNames,
} from './suite.ts';

export interface FairnessRun {
  readonly seeds: Seeds;
  readonly wanted: number;
  readonly machine: string;
  readonly results: readonly TestResult[];
  readonly again: readonly SecondLook[];
  readonly dieharder: readonly DieharderLine[] | undefined;
}

const count = (number: number): string => number.toLocaleString('en-US');
const chanceText = (chance: number): string => (chance < 0.0001 ? '<0.0001' : chance.toFixed(4));

/** Whether nothing in the run speaks against chance. */
export const isFair = ({ results, again, dieharder }: FairnessRun): boolean =>
  rejected(results).length === 0 &&
  rejected(again.map(({ second }) => second)).length === 0 &&
  results.filter(({ passes }) => !passes).length <= failuresAllowed(results.length) &&
  rejected(dieharder ?? []).length === 0 &&
  !dieharder?.some(({ verdict }) => verdict === 'FAILED');

const drawLines = (results: readonly TestResult[]): string[] => {
  const draws = [...new Map(results.map((result) => [`${result.game} ${result.draw}`, result])).values()];
  return draws.map(({ game, draw, numbers }) => {
    const cells = testNames.map((test) => {
      const found = results.find((one) => one.game === game && one.draw === draw && one.test === test);
      if (!found) return '';
      return found.passes ? chanceText(found.chance) : `**${chanceText(found.chance)}**`;
    });
    return `| ${game} | ${draw} | ${count(numbers)} | ${cells.join(' | ')} |`;
  });
};

const againLines = (again: readonly SecondLook[]): string =>
  again.length === 0
    ? 'No test was outside 99 %.'
    : [
        '| game | draw | test | first p | second p |',
        '|---|---|---|--:|--:|',
        ...again.map(
          ({ first, second }) =>
            `| ${first.game} | ${first.draw} | ${first.test} | ${chanceText(first.chance)} | ${chanceText(second.chance)} |`,
        ),
      ].join('\n');

const dieharderLines = (lines: readonly DieharderLine[] | undefined): string =>
  lines === undefined
    ? '`dieharder` was not installed where this was written.'
    : [
        '| test | p | its verdict |',
        '|---|--:|---|',
        ...lines.map(({ test, chance, verdict }) => `| ${test} | ${chance.toFixed(4)} | ${verdict} |`),
      ].join('\n');

/** The report as a page, Markdown. */
export const writeFairnessPage = (run: FairnessRun): string => {
  const { seeds, wanted, machine, results, again, dieharder } = run;
  const outside = results.filter(({ passes }) => !passes).length;
  const smallest = Math.min(...results.map(({ chance }) => chance));
  return `# Are the draws fair

Written by \`npm run fairness -- ${wanted} ${seeds.server} --page\` on ${machine}. Server seed \`${seeds.server}\`,
client seed \`${seeds.client}\`: whoever runs the command again sees the same figures.

Every game was played by its own code, and every number that it asked of the fair draw (\`apps/studio/src/fair/draw.ts\`,
\`apps/studio/src/tables/engine/ranges.ts\`) was written down by how many chances it had: stops of reels, cards, balls, pockets,
lots of the jackpot, and each step of each event of the book. Draws with more than a hundred chances are looked at in equal
parts of them. In the hare race the later places are drawn among whoever is left; the first place stands for them.

## The verdict

**${isFair(run) ? 'Nothing speaks against chance.' : 'Something speaks against chance.'}**

A fair draw falls outside 99 % once in a hundred tests, so single values below 0.01 prove nothing where ${results.length} tests are made.
They are taken together in three ways:

- **Holm's procedure** over all ${results.length} tests at 1 %: the smallest p-value is ${smallest.toPrecision(3)}, and would have to be below
  ${(level / results.length).toPrecision(2)} to count. Rejected: ${rejected(results).length}.
- **How many** lie outside 99 %: ${outside}, where ${(results.length * level).toFixed(1)} are expected and ${failuresAllowed(results.length)} are allowed.
  So few or fewer come in ${(100 * chanceOfFailures(results.length, outside)).toFixed(1)} % of fair runs.
- **A second look** at each of these with other numbers (client seed \`${seeds.client} again\`), Holm's procedure over the second looks
  at 1 %. Rejected: ${rejected(again.map(({ second }) => second)).length}.

${againLines(again)}

## Every draw of every game

Figures are p-values: the chance of something at least as strange if the draw is fair. Bold: outside 99 %. *Chi-square*: each number
as often as any other. *Runs*: changes between the upper and the lower half. *Coupon collector*: how long it takes until all have
come. *Serial*: whether a number tells anything of the one so many places later.

| game | draw | numbers | ${testNames.join(' | ')} |
|---|---|--:|${testNames.map(() => '--:').join('|')}|
${drawLines(results).join('\n')}

## dieharder

The raw stream that all games read (blocks of HMAC-SHA256, one after another), by tests of \`dieharder\` (\`apt-get install dieharder\`).
It calls a value weak below 0.005 or above 0.995, which one in a hundred is, and failed beyond one in a million.

${dieharderLines(dieharder)}
`;
};
