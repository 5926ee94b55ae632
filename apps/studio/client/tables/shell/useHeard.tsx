import { type ReactNode, useCallback, useEffect } from 'react';
import { usePart } from '../../shell/usePart.ts';
import { useTable, useTableState } from './context.ts';
import type { LateSounds } from './sound.ts';
import type { TableGameView } from './view.ts';

/**
 * What lets be heard what is shown where it is put; nothing until it is there. `sounds` play from then on. Nobody waits for a sound:
 * where its part does not come, the table is silent until it is asked for once more.
 */
export const useHeard = (load: TableGameView['heard'], sounds: LateSounds): ReactNode => {
  const { lang } = useTable();
  const { sound } = useTableState();
  const loadBoth = useCallback(async () => {
    const [{ heardPart }, { cues }] = await Promise.all([import('../heard/part.ts'), load()]);
    return { ...heardPart, cues };
  }, [load]);
  const part = usePart(loadBoth, lang, sound);
  useEffect(() => {
    if (part) sounds.bring(part.createTableSounds(part.cues));
  }, [part, sounds]);
  return part && <part.Heard cues={part.cues} sounds={sounds} />;
};
