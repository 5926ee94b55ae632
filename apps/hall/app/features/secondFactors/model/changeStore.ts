import { openModal } from '../../../modals/modalStore.ts';

/** What a member is about to do with second factors. */
export type FactorChange =
  | { readonly kind: 'add_totp' }
  | { readonly kind: 'add_passkey' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'remove_totp' }
  | { readonly kind: 'remove_passkey'; readonly id: number; readonly name: string }
  | { readonly kind: 'rename'; readonly id: number; readonly name: string };

let pending: FactorChange | null = null;

/** Opens the dialog of a change. */
export const openChange = (change: FactorChange): void => {
  pending = change;
  openModal('factorChange');
};

/** The change whose dialog is open; null when nobody asked for one, as after a reload. */
export const pendingChange = (): FactorChange | null => pending;
