import { parseArgs } from 'node:util';
import { moveSite } from '../scripts/cells/moveSite.ts';
import { addPlayer, openTwoCells, play, sites } from '../scripts/cells/twoCells.fixture.ts';
import { fillDatabase, fillOf } from './sizeFill.ts';
import { layOut, machine } from './table.ts';

/**
 * `npm run bench cells -- --members 20000 --players 16`: a site with so many members, and ten entries of the ledger each, moves
 * to another cell while so many play on it, and one on another site. The servers are private ones that do not wait for the disk.
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    members: { type: 'string', default: '20000' },
    players: { type: 'string', default: '16' },
  },
});
const members = Number(values.members);
const playing = Number(values.players);
const cashMinor = 1_000_000;
const site = { id: 1, host: 'localhost' };
const other = { id: 2, host: 'harbor.localhost' };

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;

export const report = async (say: (line: string) => void): Promise<readonly string[]> => {
  const cells = await openTwoCells((owner) => fillDatabase(owner, fillOf(members), say));
  const { one, two } = cells;
  try {
    const players = await Promise.all(Array.from({ length: playing }, () => addPlayer(one, site, cashMinor)));
    const stayer = await addPlayer(one, other, cashMinor);
    const edge = new Map([
      [site.host, one],
      [other.host, one],
      [sites.there.host, two],
    ]);
    const game = play(edge, [...players, stayer]);
    let copiesFromMs = 0;
    let closesAtMs = 0;
    const { closedMs, comparison } = await moveSite({
      siteId: site.id,
      from: one.url,
      to: two.url,
      say,
      before: (step) => {
        if (step === 'copy') copiesFromMs = performance.now();
        if (step === 'close') closesAtMs = performance.now();
        if (step === 'tidy') edge.set(site.host, two);
      },
    }).finally(game.stop);
    const { rows } = await two.owner.query<{ found: bigint }>(
      'SELECT count(*) AS found FROM wallet_transaction WHERE transaction_id = ANY ($1)',
      [game.acknowledged.map(({ body }) => body.transaction_id)],
    );
    const onSite = game.acknowledged.filter(({ player }) => player.siteId === site.id).length;
    return [
      machine(),
      '',
      ...layOut(
        ['what', 'found'],
        [
          ['members of the site', String(members)],
          ['copied and followed, before it closed', seconds(closesAtMs - copiesFromMs)],
          ['rows compared while it was closed', String(comparison?.rows)],
          ['tables that there was no time for', comparison?.left.join(', ') || 'none'],
          ['closed', closedMs === undefined ? 'not known' : seconds(closedMs)],
          ['the longest that a player was put off', seconds(game.longestMs())],
          ['acknowledged on the site, and found there', `${onSite}, ${rows[0]?.found}`],
          ['refusals on the other site', String(game.refused.get(other.id) ?? 0)],
          ['answers that were neither', String(game.odd.length)],
        ],
      ),
    ];
  } finally {
    await cells.stop();
  }
};
