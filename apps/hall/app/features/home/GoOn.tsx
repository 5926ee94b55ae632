import { Suspense } from 'react';
import { loadWithQueries } from '../../api/loadWithQueries.ts';
import { sparePart } from '../../base/lazyPart.ts';
import { useSession } from '../../session/session.ts';
import { classes } from '../../ui/classes.ts';

const LastPlayed = sparePart(() =>
  loadWithQueries(async () => (await import('../lastPlayed/LastPlayed.tsx')).LastPlayed),
);

/** What a member played last, as the first shelf. A visitor's page loads nothing of it; its place is held (hasPlayed.ts). */
export const GoOn = ({ className }: { readonly className: string }) => {
  const waiting = <div aria-hidden className={classes('has-played-only h-37', className)} />;
  if (useSession() === null) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LastPlayed className={className} />
    </Suspense>
  );
};
