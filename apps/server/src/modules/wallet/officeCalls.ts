import {
  freeRoundCancel,
  freeRoundGrant,
  freeRoundList,
  jackpotHistory,
  jackpotList,
  jackpotSave,
  providerConform,
  providerConformance,
  providerMakeKey,
  providerRetireKey,
  roundAsk,
  roundList,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import {
  cancelFreeRounds,
  type FreeRoundDeskDeps,
  grantFreeRounds,
  listFreeRounds,
} from './freeRounds/freeRoundDesk.ts';
import { type JackpotDeskDeps, listJackpots, proposeTerms, readHistory } from './jackpots/jackpotDesk.ts';
import { beginConformance, type ConformanceDeps, readConformance } from './providers/conformance.ts';
import { type KeyDeskDeps, makeKey, retireKey } from './providers/keyDeeds.ts';
import { askAboutRounds, listOpenRounds } from './roundDesk.ts';
import type { SettleDeps } from './settleStaleRounds.ts';

type WalletDeskDeps = KeyDeskDeps & ConformanceDeps & SettleDeps & JackpotDeskDeps & FreeRoundDeskDeps;

const wireCalls = (deps: KeyDeskDeps & ConformanceDeps): readonly OfficeCallHandler[] => [
  handleOffice(providerMakeKey, 'write', ({ actor }, { id, key_id: keyId, reason, request_id: requestId }) =>
    makeKey(deps, actor, { id, keyId, reason, requestId }),
  ),
  handleOffice(
    providerRetireKey,
    'write',
    ({ actor }, { id, key_id: keyId, reason, request_id: requestId }) =>
      retireKey(deps, actor, { id, keyId, reason, requestId }),
  ),
  handleOffice(providerConform, 'write', async ({ actor }, body) => ({
    run_id: await beginConformance(deps, actor, body),
  })),
  handleOffice(providerConformance, null, async ({ site }, { id }) => ({
    run: await readConformance(deps, site.id, id),
  })),
];

const jackpotCalls = (deps: JackpotDeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(jackpotList, null, async ({ site, locale }, body) => ({
    ...(await listJackpots(deps.pool, { siteId: site.id, locale }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(jackpotHistory, null, ({ site }, body) => readHistory(deps.pool, site.id, body)),
  handleOffice(jackpotSave, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeTerms(deps, actor, body),
  })),
];

const freeRoundCalls = (deps: FreeRoundDeskDeps): readonly OfficeCallHandler[] => [
  handleOffice(freeRoundList, null, async ({ site, locale }, body) => ({
    ...(await listFreeRounds(deps.pool, { siteId: site.id, locale }, body)),
    asOf: deps.clock.now().toISOString(),
  })),
  handleOffice(freeRoundGrant, 'write', async ({ actor }, body) => ({
    results: await grantFreeRounds(deps, actor, body),
  })),
  handleOffice(freeRoundCancel, 'write', async ({ actor }, body) => ({
    outcome: await cancelFreeRounds(deps, actor, body),
  })),
];

/** What staff see of rounds, pots and free rounds, and may do about them and about the wires of providers. */
export const walletOfficeCalls = (deps: WalletDeskDeps): readonly OfficeCallHandler[] => [
  ...wireCalls(deps),
  handleOffice(roundList, null, async ({ site, locale }, body) => {
    const now = deps.clock.now();
    const listed = await listOpenRounds(deps.pool, { siteId: site.id, now, locale }, body);
    return { ...listed, asOf: now.toISOString() };
  }),
  handleOffice(roundAsk, 'write', ({ actor }, body) => askAboutRounds(deps, actor, body)),
  ...jackpotCalls(deps),
  ...freeRoundCalls(deps),
];
