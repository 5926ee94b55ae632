import closeWithGrace from 'close-with-grace';
import { createHallProcess } from './compose.ts';
import { EnvironmentError, readEnv, readRoles } from './infra/env.ts';
import { PagePool } from './pages/pagePool.ts';
import { requireBuiltPages } from './pages/pageRenderer.ts';

/** How long requests under way may take to end when the process is told to stop. */
const closeWithinMs = 10_000;

const startPages = (threads: number): Promise<PagePool> => {
  requireBuiltPages();
  return PagePool.start(threads);
};

try {
  const env = readEnv(process.env);
  const roles = readRoles(process.argv.slice(2));
  const pages = roles.has('web') ? await startPages(env.PAGE_THREADS) : undefined;
  const hall = await createHallProcess({
    env,
    roles,
    ...(pages === undefined ? {} : { pageRenderer: pages.render }),
  });
  const { close } = closeWithGrace(
    { delay: env.DRAIN_SECONDS * 1000 + closeWithinMs, logger: false },
    async ({ err, signal }) => {
      if (err) hall.app.log.fatal({ err }, 'closing after an error');
      // A second signal ends the process at once.
      if (signal !== undefined) await hall.drain();
      await hall.close();
      await pages?.close();
    },
  );
  // Under the launcher: when it is gone, however it went, nobody would stop this process any more.
  if (process.send !== undefined) process.once('disconnect', () => void close());
  await hall.app.listen({ host: env.HOST, port: env.PORT });
  await hall.begin();
} catch (error) {
  const known = error instanceof EnvironmentError || (error instanceof Error && 'code' in error);
  console.error(
    known || !(error instanceof Error) ? String(error instanceof Error ? error.message : error) : error.stack,
  );
  process.exit(1);
}
