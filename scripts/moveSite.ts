import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createPool } from '@pavilion/postgres';
import { openSealedKeys } from '../apps/server/src/infra/openSealedKeys.ts';
import { forgetSite, giveUp, lookAhead, type MoveOptions, moveSite } from './cells/moveSite.ts';
import { runMain } from './launcher/runMain.ts';
import { LaunchError } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = `npm run move-site -- --site N --from URL --to URL [--dry-run] [--switch 'COMMAND']
  or --site N --from URL --to URL --give-up       ends a move before it has let go: everything is as before
  or --site N --from URL --forget                 removes what a site left behind where it has gone from
URLs are of superusers of the cells' databases; --from as the server of --to reaches it. COMMAND tells nginx, for example
  npm run --silent cells -- --file cells.json --nginx > cells.conf && nginx -s reload`;

const options = {
  site: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  switch: { type: 'string' },
  'dry-run': { type: 'boolean' },
  'give-up': { type: 'boolean' },
  forget: { type: 'boolean' },
} as const;

const say = (line: string): void => console.log(`· ${line}`);

/** Keys that a site's providers and gateways sign with open in both cells, or those of the target would open nothing. */
const refuseOtherSecret = async (urls: readonly string[]): Promise<void> => {
  const secret = process.env.PAVILION_SECRET;
  if (secret === undefined)
    return say('PAVILION_SECRET is not given: whether both cells seal with the same was not looked at');
  for (const url of urls) {
    const pool = createPool(url, { max: 1, applicationName: 'pavilion-move' });
    try {
      const { closed } = await openSealedKeys(pool, secret);
      if (closed.length > 0)
        throw new LaunchError(
          `PAVILION_SECRET does not open ${closed.join(', ')}: both cells have to seal with the same`,
        );
    } finally {
      await pool.end();
    }
  }
};

const run = promisify(execFile);

const move = async (given: MoveOptions, command: string | undefined): Promise<void> => {
  await refuseOtherSecret([given.from, given.to]);
  const { closedMs, comparison } = await moveSite({
    ...given,
    before: async (step) => {
      if (step !== 'tidy' || command === undefined) return;
      await run('sh', ['-c', command]);
      say('the directory has been told');
    },
  });
  for (const { currency, owner, purpose, accounts, balance_minor } of comparison?.balances ?? [])
    say(
      `${currency} ${owner} ${purpose}: ${balance_minor} minor units on ${accounts} accounts, in both cells`,
    );
  for (const table of comparison?.left ?? []) say(`not compared row by row, for want of time: ${table}`);
  if (closedMs !== undefined)
    say(`closed for ${(closedMs / 1000).toFixed(2)} s; ${comparison?.rows} rows compared, no difference`);
};

/** `npm run move-site`: moves a site to another cell while it plays (docs/guides/cells.md). */
await runMain(async () => {
  const { values, positionals } = readStaffArguments(usage, options);
  const { site, from, to } = values;
  const siteId = Number(site);
  if (positionals.length > 0 || from === undefined || !Number.isSafeInteger(siteId) || siteId <= 0)
    throw new LaunchError(usage);
  if (values.forget === true) {
    await forgetSite({ siteId, from, say });
    return 0;
  }
  if (to === undefined) throw new LaunchError(usage);
  const given: MoveOptions = { siteId, from, to, say };
  if (values['dry-run'] === true) {
    await refuseOtherSecret([from, to]);
    const { tables } = await lookAhead(given);
    say(`site ${siteId} can move. The tables that its rows are in, and the rows of all sites there:`);
    for (const { name, rows } of tables) say(`  ${rows} in ${name}`);
  } else if (values['give-up'] === true) await giveUp(given);
  else await move(given, values.switch);
  return 0;
});
