import { slipSpotsMax } from '../../../src/tables/views.ts';
import type { TableStore } from '../shell/tableStore.ts';
import type { TypedForm, TypedSpots } from './readBets.ts';

/** What became of what was typed. */
export type TypedAnswer =
  | { readonly kind: 'laid'; readonly count: number; readonly amount: bigint }
  | Exclude<TypedSpots, { kind: 'spots' }>
  /** Bets are closed, or a bet is under way. */
  | { readonly kind: 'closed' | 'busy' }
  /** With what lies, more places than one bet may have. */
  | { readonly kind: 'many'; readonly most: number }
  /** A place takes no more. */
  | { readonly kind: 'full' };

/** Puts the chosen chip on every place that was typed, or says why on none. */
export const layTyped = (
  store: Pick<TableStore, 'getState' | 'layAll'>,
  form: TypedForm,
  text: string,
): TypedAnswer => {
  const read = form.read(text);
  if (read.kind !== 'spots') return read;
  const { busy, table, laid, chip } = store.getState();
  if (busy) return { kind: 'busy' };
  if (table?.phase !== 'open') return { kind: 'closed' };
  if (new Set([...Object.keys(laid), ...read.spots]).size > slipSpotsMax)
    return { kind: 'many', most: slipSpotsMax };
  if (!store.layAll(read.spots)) return { kind: 'full' };
  return { kind: 'laid', count: read.spots.length, amount: chip * BigInt(read.spots.length) };
};
