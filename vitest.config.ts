import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,database,scripts,simulation}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    environment: 'node',
    // Parts of pages are tested without their pictures, which the pages' own build draws.
    alias: [{ find: /^~icons\/.+$/, replacement: `${import.meta.dirname}/apps/hall/app/ui/icon.fixture.ts` }],
    globalSetup: ['packages/testing/src/globalSetup.ts'],
    // Processes rather than threads: native modules and child processes behave as they do in production.
    pool: 'forks',
    // A third of a file's time is waiting, for its database, its processes or a clock: more files than cores keep the cores at work.
    maxWorkers: 2 * Math.max(2, Math.min(4, availableParallelism())),
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
