/**
 * `npm run fairness -- [numbers] [server seed] [--page]`: whether the draws of the games are as even and as independent as
 * chance. Every test is made at 99 %; how they are taken together is told in the page, `docs/fairness.md`, which `--page` writes.
 * `npm run fairness -- --vectors` writes `docs/fairness-vectors.json` and the data in `docs/fairness` alone.
 * Where `dieharder` is installed (Debian: `apt-get install dieharder`), the raw stream goes through some of its tests too.
 */
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { runDieharder } from './dieharder.ts';
import { type FairnessRun, isFair, writeFairnessPage } from './page.ts';
import { makeRules, rulesText } from './rulesData.ts';
import { failuresAllowed, lookAgain, rejected, runSuite } from './suite.ts';
import { makeVectors, vectorsText } from './vectors.ts';

const docs = (name: string): string => fileURLToPath(new URL(`../../../../docs/${name}`, import.meta.url));

if (process.argv.includes('--vectors')) {
  const vectors = await makeVectors();
  writeFileSync(docs('fairness-vectors.json'), vectorsText(vectors));
  for (const [file, rules] of Object.entries(makeRules()))
    writeFileSync(docs(`fairness/${file}`), rulesText(rules));
  console.log(
    `${vectors.length} vectors in docs/fairness-vectors.json, and the rules' data in docs/fairness`,
  );
  process.exit();
}

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const writesPage = process.argv.includes('--page');
const wanted = Number(words[0] ?? 100_000);
const server = words[1] ?? randomBytes(32).toString('hex');
if (!Number.isSafeInteger(wanted) || wanted < 10_000) {
  console.error('usage: npm run fairness -- [numbers ≥ 10000] [server seed] [--page]');
  process.exit(1);
}
const seeds = { server, client: 'fairness' };

console.log(`server seed ${server}, client seed ${seeds.client}, up to ${wanted} numbers of each draw`);
const results = await runSuite(seeds, wanted, (found) => {
  for (const { game, draw, test, statistic, chance, passes } of found) {
    const verdict = passes ? 'within' : 'OUTSIDE';
    console.log(
      `${game.padEnd(26)} ${draw.padEnd(20)} ${test.padEnd(18)} ${statistic.toFixed(3).padStart(10)}  p ${chance.toFixed(4)}  ${verdict} 99 %`,
    );
  }
});
const outside = results.filter(({ passes }) => !passes).length;
console.log(
  `${outside} of ${results.length} tests outside 99 %; chance allows ${failuresAllowed(results.length)}. Holm rejects ${rejected(results).length}.`,
);
const again = await lookAgain(results, { server, client: `${seeds.client} again` }, wanted);
for (const { first, second } of again)
  console.log(
    `second look: ${first.game}, ${first.draw}, ${first.test}: p ${first.chance.toFixed(4)}, then ${second.chance.toFixed(4)}`,
  );
const dieharder = await runDieharder(seeds, (lines) => {
  for (const { test, chance, verdict } of lines)
    console.log(`dieharder ${test.padEnd(24)} p ${chance.toFixed(4)}  ${verdict}`);
});
if (dieharder === undefined) console.log('dieharder is not installed; its tests were not made.');
const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown CPU'}, Node ${process.versions.node}`;
const run: FairnessRun = { seeds, wanted, machine, results, again, dieharder };
if (writesPage) writeFileSync(docs('fairness.md'), writeFairnessPage(run));
console.log(isFair(run) ? 'Nothing speaks against chance.' : 'Something speaks against chance.');
process.exitCode = isFair(run) ? 0 : 1;
