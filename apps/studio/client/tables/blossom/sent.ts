import { useTableState } from '../shell/context.ts';
import type { OwnHand } from '../shell/hands.ts';

/**
 * The choice of this hand that has been sent and that the hand does not tell yet; `null` once it does. A street may be over before the
 * answer has come: until then nothing that was chosen before it stands in its place.
 */
export const useSent = (own: OwnHand | undefined): string | null => {
  const { choosing, choosingNth } = useTableState();
  return own && own.hand.made.length === choosingNth ? choosing : null;
};
