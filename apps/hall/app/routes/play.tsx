import { lazy, Suspense } from 'react';
import { loadWithQueries } from '../api/loadWithQueries.ts';

/** What makes calls is no part of a route: it would come with the first load of every other. */
const PlayView = lazy(async () => ({
  default: await loadWithQueries(async () => (await import('../features/play/PlayView.tsx')).PlayView),
}));

const Play = () => (
  <>
    <meta name="robots" content="noindex" />
    <Suspense>
      <PlayView />
    </Suspense>
  </>
);
export default Play;
