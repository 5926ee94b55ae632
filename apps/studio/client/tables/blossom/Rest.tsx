import { useEffect } from 'react';
import { usePart } from '../../shell/usePart.ts';
import { useTable } from '../shell/context.ts';

const loadPlayed = () => import('./played.ts');

/** What has come once: the next time it stands there at once, in the place of what has been pressed. */
let kept: Awaited<ReturnType<typeof loadPlayed>> | null = null;

/** In the place of choices, while there are none. */
export const Rest = () => {
  const { lang } = useTable();
  const come = usePart(loadPlayed, lang, true);
  useEffect(() => {
    kept = come ?? kept;
  }, [come]);
  const part = come ?? kept;
  return part && <part.HandPanel />;
};
