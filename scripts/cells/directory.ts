import { readFileSync } from 'node:fs';
import { createPool, type Pool } from '@pavilion/postgres';
import { z } from 'zod';
import { LaunchError } from '../launcher/settings.ts';
import { cellsMax, readNumber, strayingSequences } from './numbers.ts';

const cellSchema = z.strictObject({
  number: z
    .number()
    .int()
    .min(0)
    .max(cellsMax - 1),
  name: z.string().regex(/^[a-z][a-z0-9_]{0,30}$/),
  /** Its database, or the environment variable that holds the address. */
  database: z.union([z.url({ protocol: /^postgres(ql)?$/ }), z.strictObject({ env: z.string().min(1) })]),
  /** The processes of its hall, as nginx reaches them. */
  processes: z.array(z.string().regex(/^[A-Za-z0-9.:[\]_-]+$/)).min(1),
});

const directorySchema = z
  .strictObject({ cells: z.array(cellSchema).min(1) })
  .refine(
    ({ cells }) => new Set(cells.map(({ number }) => number)).size === cells.length,
    'a number is taken twice',
  )
  .refine(
    ({ cells }) => new Set(cells.map(({ name }) => name)).size === cells.length,
    'a name is taken twice',
  );

export interface DirectoryCell extends Omit<z.output<typeof cellSchema>, 'database'> {
  readonly url: string;
}

/** The cells that a file names: which there are, and where. Which site lives in which they know themselves. */
export const readDirectory = (
  path: string,
  environment: Readonly<Record<string, string | undefined>>,
): readonly DirectoryCell[] => {
  let told: unknown;
  try {
    told = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new LaunchError(`${path}: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = directorySchema.safeParse(told);
  if (!parsed.success) throw new LaunchError(`${path}: ${z.prettifyError(parsed.error)}`);
  return parsed.data.cells.map(({ database, ...cell }) => {
    const url = typeof database === 'string' ? database : environment[database.env];
    if (url === undefined)
      throw new LaunchError(`${path}: the address of cell ${cell.name} is not in the environment`);
    return { ...cell, url };
  });
};

export interface LivingSite {
  readonly id: number;
  readonly code: string;
  readonly hosts: readonly string[];
  /** Null for one that lives there and is not on its way. */
  readonly state: string | null;
}

export interface CellStanding {
  readonly cell: DirectoryCell;
  readonly sites: readonly LivingSite[];
  /** What an operator has to do something about. */
  readonly faults: readonly string[];
}

const readSites = async (pool: Pool): Promise<LivingSite[]> =>
  (
    await pool.query<LivingSite>(
      `SELECT s.id, s.code, array(SELECT h.host FROM site_host h WHERE h.site_id = s.id ORDER BY 1) AS hosts, c.state
       FROM site s LEFT JOIN cell.site c ON c.site_id = s.id AND c.state <> 'arrived'
       WHERE c.state IS DISTINCT FROM 'gone' ORDER BY s.id`,
    )
  ).rows;

const look = async (cell: DirectoryCell): Promise<CellStanding> => {
  const pool = createPool(cell.url, { max: 2, applicationName: 'pavilion-cells', answerWithinMs: 10_000 });
  try {
    const faults: string[] = [];
    const number = await readNumber(pool);
    if (number === undefined) faults.push('has no number yet: npm run cells -- --number');
    else {
      if (number.number !== cell.number) faults.push(`says that it is cell ${number.number}`);
      const straying = await strayingSequences(pool, number);
      if (straying.length > 0)
        faults.push(
          `has sequences that do not count as its own: ${straying.join(', ')}; npm run cells -- --number`,
        );
    }
    return { cell, sites: await readSites(pool), faults };
  } catch (error) {
    return {
      cell,
      sites: [],
      faults: [`does not answer: ${error instanceof Error ? error.message : error}`],
    };
  } finally {
    await pool.end();
  }
};

/** Asks every cell which sites live in it, and what is wrong with it. */
export const lookAtCells = async (cells: readonly DirectoryCell[]): Promise<readonly CellStanding[]> => {
  const standings = await Promise.all(cells.map(look));
  const homes = new Map<string, string[]>();
  for (const { cell, sites } of standings)
    for (const { id, code, hosts } of sites)
      for (const name of [`site ${id}`, `code ${code}`, ...hosts.map((host) => `host ${host}`)])
        homes.set(name, [...(homes.get(name) ?? []), cell.name]);
  const twice = [...homes].filter(([, names]) => names.length > 1);
  return standings.map((standing) => ({
    ...standing,
    faults: [
      ...standing.faults,
      ...twice
        .filter(([, names]) => names.includes(standing.cell.name))
        .map(([name, names]) => `${name} lives in ${names.join(' and ')}`),
    ],
  }));
};

/** Which cell's processes answer for which host, as nginx reads it. Throws `LaunchError` rather than leave a host out or name it twice. */
export const asNginx = (standings: readonly CellStanding[]): string => {
  const faulty = standings.filter(({ faults }) => faults.length > 0);
  if (faulty.length > 0)
    throw new LaunchError(
      faulty.map(({ cell, faults }) => `cell ${cell.name} ${faults.join(', and ')}`).join('\n'),
    );
  const [first] = standings;
  const upstreams = standings.map(({ cell }) =>
    [
      `upstream cell_${cell.name} {`,
      ...cell.processes.map((address) => `  server ${address};`),
      '  keepalive 32;',
      '}',
    ].join('\n'),
  );
  const hosts = standings.flatMap(({ cell, sites }) =>
    sites.flatMap((site) => site.hosts.map((host) => `  ${host} cell_${cell.name};`)),
  );
  return [
    '# Written by npm run cells -- --nginx. Into the http block; then proxy_pass http://$cell;',
    ...upstreams,
    `map $host $cell {\n  default cell_${first?.cell.name};\n${hosts.join('\n')}\n}`,
    '',
  ].join('\n');
};
