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
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
