import { quicknet } from '../fair/quicknet.ts';
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

/** For whoever writes a program of their own; the pages at `/verify/{gameCode}` say the same of their game. */
export const howDrawsAreMade = `## How a draw is made

Everything below can be programmed by a stranger. [fairness-vectors.json](fairness-vectors.json) holds draws of every game with
the numbers and what they came to (\`npm run fairness -- --vectors\` writes it, the tests \`apps/studio/src/fairness/stranger*.test.ts\` recompute
it with nothing but a hash, and a library of curves for the signature of the beacon).

**Seeds.** A server seed is 64 hexadecimal characters. Its fingerprint, the SHA-256 of these characters as text, is shown before the
first stake it serves; the seed itself afterwards.

**Blocks.** Block *i* of a draw, counted from 0, is HMAC-SHA256 with the seed's 64 characters as the key and the text
\`salt:nonce:i\` in UTF-8 as the message: 32 bytes, read as eight 32-bit numbers, the highest byte first. Such a number is a *word*.

| | salt | nonce |
|---|---|---|
| a round that one player plays | the player's own seed | which draw of this pair of seeds it is, from 0 |
| which light such a round feeds | \`light:\` and the player's own seed | the same |
| where a light drops | its pot and currency, \`light-moon:USD\` | the pot's number, from 1 |
| a round at a shared table | the round's entropy | the round's number |
| cards that a choice takes there | \`entropy:bet:place\`, with the id of the bet | the round's number |
| a step of an event of the book | the event's id | the step's number, from 1 |

**Numbers.** A number below *n* comes from the next word *w*. Where *w* is not below the greatest multiple of *n* up to 2^32, the word
is thrown away and the next one is read; otherwise the number is *w* mod *n*. Words are used in order and once.

**Entropy of a table's round.** \`GET /tables/{gameCode}/rounds/{number}\` answers all that belongs to a round. All hashes are SHA-256, in
64 hexadecimal characters.

1. *The list.* Each of \`contributions\` is a bet that lay on the table when bets were closed, and brings a line \`id:entropy\`. The lines
   are put in order as text and joined by a line feed (none at the end); without a bet the list is the empty text. Its hash is
   \`seal.hash\`. It is stored in the step that closes bets and told to every page at the table at once. A bet whose stake is
   refused later stays in the list and only wins nothing.
2. *What comes after the seal,* by \`sealing\`, which is told from the opening of the round on:
   - \`beacon\`: the network quicknet of drand. Round *r* of it is signed at second 1692803367 + 3 (*r* − 1) of Unix time. The one that
     decides, \`seal.beaconRound\`, is the first whose time is a second or more after \`seal.at\`. Its signature, \`beaconSignature\`, is a
     point of G1 of the curve BLS12-381, 48 bytes; it must hold for the hash, as 32 bytes, of *r* as eight bytes, the highest first,
     by the scheme \`bls-unchained-g1-rfc9380\` (domain \`BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_\`) and the key
     \`${quicknet.publicKey.slice(0, 96)}\`
     \`${quicknet.publicKey.slice(96)}\` (96 bytes of G2, in one).
     The second hash is that of the 48 bytes. Any relay of drand answers the same at \`/${quicknet.hash}/public/{r}\`.
   - \`commitments\`: what a bet brought is itself the hash of a number (16 to 64 hexadecimal characters, hashed as text) that its page
     told only after the seal. Every \`opening\` that is not null must have its \`entropy\` as its hash. Those bets bring lines
     \`id:opening\`, put in order and joined as above; the second hash is that of this list.
   - \`none\`: a round of before lists were sealed. Its list has the bets that stood when it was drawn, and its entropy is the hash of it.
3. The entropy of a sealed round is the hash of the text \`seal.hash:second hash\`.

A round that waits for the beacon and has not got it 60 s after its time is void: stakes go back. A void round that was sealed tells its
seed and its list, so that anybody may fetch the beacon's word and see what it would have come to.

**What this proves.** The seed's hash is shown before bets open, so it cannot follow the bets. With the beacon, nobody could know the
result while bets could still be added: neither the house, which knows the seed and sees every bet, nor any player. What is left to
believe is that the hash was told before the beacon's value: every page at the table notes when it received which hash, and brings its
note to \`/verify/{gameCode}\`, so that telling it later would be seen by everybody who sat there. Without a beacon, the house does not know a player's number before the
list is sealed, so a player whose number is in the draw knows that no bet was added to suit the result. The house sees the numbers
before the draw, though, and could leave some out, those of bets of its own or those that it says came too late: of *n* numbers that
are missing it could have chosen among 2^*n* results. Every proof tells how many are missing, and a page knows whether its own is.
Where this matters, ask for the beacon.

**Strengths.** Runners and birds at a table have strengths that follow from the fingerprint: that of runner *k*, counted from 0, is the
four hexadecimal digits from 4*k* on, as a number, mod the game's spread, plus its least strength.

**Shoes that last.** At baccarat and dragon tiger the cards come from a shoe of eight decks that lasts as many rounds as
[fairness/tables.json](fairness/tables.json) says. It is never shuffled ahead: whoever knew the seed would know every round to come. Each round draws by
its own entropy from the cards that are left. What is gone before a round is told with it before bets open: \`shoe.gone\` has 52 digits, for each
card how many of its eight copies the earlier rounds of the shoe have shown, card 0 first. \`shoe.from\` is the number of the shoe's first round,
\`shoe.round\` how many of its rounds were not void, this one included, and a proof lists in \`shoe.earlier\` the cards of those before it; each
has a proof of its own under its number. A void round shows no card and takes none. A shoe ends after its last round, never before, and the next
round begins a new one. To draw from, the 416 cards lie deck after deck, each from 0 to 51, less as many copies of each card as are gone, the first
ones first. Where \`shoe\` is null (rounds of before shoes lasted) nothing is gone. However a shuffled shoe lies, its next cards are any of those that
were not seen, all alike: the chances are those of a shoe that was shuffled once, and for whoever does not count, those of a full one in every round.

**Different numbers** (cards of a pack, balls of a lottery): lay out 0 to *n* − 1. Step *k*, counted from 0, draws a number below
*n* − *k* and swaps the place *k* with the place *k* plus that number. What then lies on place *k* is drawn.

**What numbers mean** is the game's: which numbers it draws, in which order and below what, what they come to and what that pays
stands in [fairness/slots.md](fairness/slots.md), [solo.md](fairness/solo.md) (keno and cards for one), [tables.md](fairness/tables.md)
and [book.md](fairness/book.md), with strips, pays and places as data beside them. Programs that read only these data
(\`apps/studio/src/fairness/stranger\`) recompute the vectors with bounds of their own: every step of all games for one player with its outcome
and its win; every round of all shared tables with its outcome and what comes back for each place, a hand of Seven Lanterns and a pot of Golden
Blossom among them; every event of the three books with who plays whom, all that happens and the result, and a season of the league with its
table; where every light drops, which one each round feeds and wins. A siege is there by each of its three rules; rounds of other
games as they were before a rule changed, and the book's prices, stand as descriptions or not at all.

**In a vector,** \`numbers\` are the numbers of a draw in order, each with what it lies below. \`round\`: \`action\` is what the player
sent, \`win\` what comes back for a stake of 100.00. \`table\`: \`contributions\` are the bets, \`sealedHash\` is the
hash of their list, \`sealedAt\` the last moment of a seal that this round of the beacon decides over, \`shoe.earlier\` the cards of the shoe's earlier rounds. \`back\` is what comes back, in
hundredths of the stake, of every place that gets anything back (of \`tickets\` those that were looked at), \`hand\` the cards that the choices \`made\` of
one bet take, \`pot\` a pot of members. \`before\` is the outcome of the step before. \`event\`: the steps of an event, played by these
\`rules\` of its sport, with what happened, and in \`end\` the score with that of each set, quarter or map. \`season\`: the matches of a season with the table that they make. \`lights\`: what each light holds
\`before\`, the \`pots\`, and \`rounds\` one after another, each of one of the \`players\`; \`taken\` is what the hall said to its stake.
`;

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

${howDrawsAreMade}`;
};
