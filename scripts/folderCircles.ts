import { createRequire } from 'node:module';
import { cruise, type ICruiseOptions, type IModule } from 'dependency-cruiser';
import { runMain } from './launcher/runMain.ts';
import { rootFolder } from './launcher/settings.ts';

/**
 * `npm run circles`: no two folders of an app or package need each other at run time, by whatever way round. Files that
 * lie beside the folders count for themselves; tests, fixtures and imports of types do not count. Ends with 1 and names
 * the folders and the imports that close the circle.
 */

/** Roots whose folders are looked at, each with the folders whose own folders count one by one. */
const roots: Readonly<Record<string, readonly string[]>> = {
  'apps/hall/app': ['features'],
  'apps/office/src': ['rooms'],
  'apps/server/src': ['modules'],
  'apps/studio/src': [],
  'apps/studio/client': [],
  'packages/art/src': [],
  'packages/contract/src': [],
  'packages/ledger/src': [],
  'packages/postgres/src': [],
  'packages/provider-kit/src': [],
  'packages/web/src': [],
  simulation: [],
  scripts: [],
};

const isTest = (path: string): boolean => /\.(test|spec|fixture)\.tsx?$|\/testing\//.test(path);

const unitOf = (root: string, path: string): string | undefined => {
  if (!path.startsWith(`${root}/`)) return undefined;
  const parts = path.slice(root.length + 1).split('/');
  const depth = roots[root]?.includes(parts[0] ?? '') ? 2 : 1;
  return parts.slice(0, Math.min(depth, Math.max(parts.length - 1, 1))).join('/');
};

/** From folder to folder, and the imports that make it so. */
type Graph = Map<string, Map<string, string[]>>;

const graphOf = (root: string, modules: readonly IModule[]): Graph => {
  const graph: Graph = new Map();
  for (const { source, dependencies } of modules) {
    const from = unitOf(root, source);
    if (from === undefined || isTest(source)) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = unitOf(root, resolved);
      if (to === undefined || to === from || isTest(resolved) || dependencyTypes.includes('type-only'))
        continue;
      const targets = graph.get(from) ?? new Map<string, string[]>();
      graph.set(from, targets.set(to, [...(targets.get(to) ?? []), `${source} → ${resolved}`]));
    }
  }
  return graph;
};

const reachableFrom = (graph: Graph, start: string): ReadonlySet<string> => {
  const seen = new Set<string>();
  const next = [...(graph.get(start)?.keys() ?? [])];
  for (let unit = next.pop(); unit !== undefined; unit = next.pop()) {
    if (seen.has(unit)) continue;
    seen.add(unit);
    next.push(...(graph.get(unit)?.keys() ?? []));
  }
  return seen;
};

/** Sets of folders that need each other, each with the imports among them. */
const circlesOf = (graph: Graph): { units: string[]; imports: string[] }[] => {
  const reach = new Map([...graph.keys()].map((unit) => [unit, reachableFrom(graph, unit)]));
  const placed = new Set<string>();
  const circles: { units: string[]; imports: string[] }[] = [];
  for (const [unit, reached] of reach) {
    if (placed.has(unit) || !reached.has(unit)) continue;
    const units = [...reached].filter((other) => reach.get(other)?.has(unit)).sort();
    for (const one of units) placed.add(one);
    const imports = units.flatMap((from) => units.flatMap((to) => graph.get(from)?.get(to) ?? []));
    circles.push({ units, imports });
  }
  return circles;
};

const optionsOf = (): ICruiseOptions => {
  const settings: { options: ICruiseOptions } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
  return settings.options;
};

await runMain(async () => {
  process.chdir(rootFolder);
  const { output } = await cruise(Object.keys(roots), optionsOf());
  if (typeof output === 'string') throw new Error('the imports could not be read');
  let found = 0;
  for (const root of Object.keys(roots)) {
    const circles = circlesOf(graphOf(root, output.modules));
    console.log(`${root}: ${circles.length === 0 ? 'no circle' : `${circles.length} circles`}`);
    for (const { units, imports } of circles) {
      found += 1;
      console.log(`  ${units.join(' ⇄ ')}\n${imports.map((line) => `    ${line}`).join('\n')}`);
    }
  }
  return found === 0 ? 0 : 1;
});
