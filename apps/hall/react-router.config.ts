import { compressFolder } from '@pavilion/web/compressFiles';
import type { Config } from '@react-router/dev/config';
import { buildWorker } from './scripts/buildWorker.ts';

export default {
  ssr: true,
  // The hall has some twenty routes: naming them all at once is cheaper than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async () => {
    await Promise.all([compressFolder('build/client'), buildWorker('worker/sw.ts', 'build/worker')]);
  },
} satisfies Config;
