import { usePart } from '../../shell/usePart.ts';
import { useTable } from '../shell/context.ts';

const loadPlayed = () => import('./played.ts');

/** In the place of choices, while there are none. */
export const Rest = () => {
  const { lang } = useTable();
  const part = usePart(loadPlayed, lang, true);
  return part && <part.HandPanel />;
};
