import type { EventView } from '../../../../src/book/views.ts';
import { useNow } from '../../../shell/useNow.ts';
import { useBook } from '../../shell/context.ts';
import { type SiegeSeen, siegeSeen } from './siegeSeen.ts';

/** How often it is looked whether the next castle comes into sight, milliseconds. */
const lookEveryMs = 500;

/** What is seen of a siege now, by the studio's clock. */
export const useSiegeSeen = (event: EventView): SiegeSeen | null => {
  const { store } = useBook();
  return siegeSeen(
    event,
    useNow(() => store.serverNow(), lookEveryMs),
  );
};
