import { type ComponentProps, Suspense } from 'react';
import { loadWithQueries } from '../../api/loadWithQueries.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { BalancePill } from './BalancePill.tsx';

const Loaded = lazyPart(() => loadWithQueries(async () => (await import('./BalancePill.tsx')).BalancePill));

/** Holds the balance's place until it is there. */
export const BalanceWaiting = ({ compact = false }: { readonly compact?: boolean }) => (
  <Skeleton className={compact ? 'h-9 w-30' : 'h-11 w-40'} />
);

/** The balance, which only members have: it comes after the page. */
export const LateBalancePill = (props: ComponentProps<typeof BalancePill>) => (
  <Suspense fallback={<BalanceWaiting compact={props.compact ?? false} />}>
    <Loaded {...props} />
  </Suspense>
);
