import { Suspense } from 'react';
import { loadWithQueries } from '../api/loadWithQueries.ts';
import { lazyPart } from '../base/lazyPart.ts';

/** What makes calls is no part of a route: it would come with the first load of every other. */
const PlayView = lazyPart(() =>
  loadWithQueries(async () => (await import('../features/play/PlayView.tsx')).PlayView),
);

const Play = () => (
  <>
    <meta name="robots" content="noindex" />
    <Suspense>
      <PlayView />
    </Suspense>
  </>
);
export default Play;
