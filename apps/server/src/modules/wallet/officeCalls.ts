import { providerMakeKey, providerRetireKey } from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { type KeyDeskDeps, makeKey, retireKey } from './providers/keyDeeds.ts';

/** What staff may do about the wires of providers. */
export const walletOfficeCalls = (deps: KeyDeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(providerMakeKey, 'write', ({ actor }, { id, key_id: keyId, reason, request_id: requestId }) =>
    makeKey(deps, actor, { id, keyId, reason, requestId }),
  ),
  handleOffice(
    providerRetireKey,
    'write',
    ({ actor }, { id, key_id: keyId, reason, request_id: requestId }) =>
      retireKey(deps, actor, { id, keyId, reason, requestId }),
  ),
];
