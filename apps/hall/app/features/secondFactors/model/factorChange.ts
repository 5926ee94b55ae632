/** What a member is about to do with second factors. */
export type FactorChange =
  | { readonly kind: 'add_totp' }
  | { readonly kind: 'add_passkey' }
  | { readonly kind: 'renew' }
  | { readonly kind: 'remove_totp' }
  | { readonly kind: 'remove_passkey'; readonly id: number; readonly name: string }
  | { readonly kind: 'rename'; readonly id: number; readonly name: string };
