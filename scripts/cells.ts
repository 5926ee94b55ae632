import { createPool } from '@pavilion/postgres';
import {
  asNginx,
  type CellStanding,
  type DirectoryCell,
  lookAtCells,
  readDirectory,
} from './cells/directory.ts';
import { cellsMax, takeNumber } from './cells/numbers.ts';
import { bringShared } from './cells/shared.ts';
import { runMain } from './launcher/runMain.ts';
import { LaunchError } from './launcher/settings.ts';
import { readStaffArguments } from './launcher/staffArguments.ts';

const usage = `npm run cells -- --file cells.json               which site lives in which cell, and what is wrong
  or --file cells.json --nginx                        which cell answers for which host, for nginx
  or --file cells.json --number                       gives each cell its number; again after every migration
  or --file cells.json --share NAME                   brings providers, games and gateways of a cell to the others
The file is CELLS_FILE unless told. Addresses are those of superusers for --number and --share.`;

const options = {
  file: { type: 'string' },
  nginx: { type: 'boolean' },
  number: { type: 'boolean' },
  share: { type: 'string' },
} as const;

const tell = ({ cell, sites, faults }: CellStanding): void => {
  console.log(`cell ${cell.number} ${cell.name}: ${cell.processes.join(', ')}`);
  for (const { id, code, hosts, state } of sites)
    console.log(
      `  site ${id} ${code}${state === null ? '' : ` (${state})`}: ${hosts.join(', ') || 'no host'}`,
    );
  for (const fault of faults) console.log(`  ✗ ${fault}`);
};

const withPools = async <T>(
  cells: readonly DirectoryCell[],
  work: (pools: readonly ReturnType<typeof createPool>[]) => Promise<T>,
): Promise<T> => {
  const pools = cells.map(({ url }) => createPool(url, { max: 2, applicationName: 'pavilion-cells' }));
  try {
    return await work(pools);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
};

const number = (cells: readonly DirectoryCell[]): Promise<void> =>
  withPools(cells, async (pools) => {
    for (const [place, pool] of pools.entries()) {
      const cell = cells[place];
      if (cell === undefined) continue;
      await takeNumber(
        pool,
        { number: cell.number, cells: cellsMax },
        pools.filter((other) => other !== pool),
      );
      console.log(`cell ${cell.name} counts as ${cell.number} of ${cellsMax}`);
    }
  });

const share = (cells: readonly DirectoryCell[], name: string): Promise<void> =>
  withPools(cells, async (pools) => {
    const source = pools[cells.findIndex((cell) => cell.name === name)];
    if (source === undefined) throw new LaunchError(`there is no cell ${name}`);
    for (const [place, pool] of pools.entries()) {
      if (pool === source) continue;
      await bringShared(source, pool);
      console.log(`cell ${cells[place]?.name} has what ${name} has`);
    }
  });

/** `npm run cells`: the directory of the cells of a hall (docs/guides/cells.md). Leaves with 1 where something is wrong. */
await runMain(async () => {
  const { values, positionals } = readStaffArguments(usage, options);
  const file = values.file ?? process.env.CELLS_FILE;
  if (file === undefined || positionals.length > 0) throw new LaunchError(usage);
  const cells = readDirectory(file, process.env);
  if (values.number === true) {
    await number(cells);
    return 0;
  }
  if (values.share !== undefined) {
    await share(cells, values.share);
    return 0;
  }
  const standings = await lookAtCells(cells);
  if (values.nginx === true) {
    process.stdout.write(asNginx(standings));
    return 0;
  }
  standings.forEach(tell);
  return standings.some(({ faults }) => faults.length > 0) ? 1 : 0;
});
