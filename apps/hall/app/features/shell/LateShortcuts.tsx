import { type ComponentProps, Suspense } from 'react';
import { sparePart } from '../../base/lazyPart.ts';
import type { Shortcuts } from '../template/Shortcuts.tsx';

const Loaded = sparePart(async () => (await import('../template/Shortcuts.tsx')).Shortcuts);

/** The site's shortcuts, which stand below everything else: they come after the page. */
export const LateShortcuts = (props: ComponentProps<typeof Shortcuts>) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
