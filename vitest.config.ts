import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Pages' code holds its state in modules and takes the browser's globals, which its tests replace. */
const pageFolders = ['apps/hall/app', 'apps/studio/client', 'apps/office'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          include: pageFolders.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          include: ['{packages,apps,database,scripts,simulation}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            '**/build/**',
            '**/dist/**',
            ...pageFolders.map((folder) => `${folder}/**`),
          ],
          // Files run one after another in a few processes, each with a database of its own. To load a module anew for every
          // file took as much of the processor as the tests themselves.
          isolate: false,
        },
      },
    ],
    environment: 'node',
    // Parts of pages are tested without their pictures, which the pages' own build draws.
    alias: [
      { find: /^~icons\/.+$/, replacement: `${import.meta.dirname}/apps/hall/app/ui/icon.fixture.ts` },
      {
        find: 'virtual:icons',
        replacement: `${import.meta.dirname}/apps/studio/client/shell/icons.fixture.ts`,
      },
    ],
    globalSetup: ['packages/testing/src/globalSetup.ts'],
    // Processes rather than threads: native modules and child processes behave as they do in production.
    pool: 'forks',
    // A third of a file's time is waiting, for its database, its processes or a clock: more files than cores keep the cores at work.
    maxWorkers: 2 * Math.max(2, Math.min(4, availableParallelism())),
    // What one file replaces must not reach the next one of the same process.
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Patience of a busy machine: what hangs fails, what is slow does not.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
