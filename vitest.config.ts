import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,apps,database,scripts,simulation}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**', '**/dist/**'],
    environment: 'node',
    globalSetup: ['packages/testing/src/globalSetup.ts'],
    // Processes rather than threads: native modules and child processes behave as they do in production.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
