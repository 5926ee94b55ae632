import {
  freeRoundCancel,
  freeRoundGrant,
  freeRoundList,
  jackpotAdd,
  jackpotHistory,
  jackpotList,
  jackpotSave,
  providerAdd,
  providerConform,
  providerConformance,
  providerElsewhere,
  providerMakeKey,
  providerOffer,
  providerRetireKey,
  providerSites,
  roundAsk,
  roundList,
} from '@pavilion/contract/office';
import { handleOffice, type OfficeCallHandler } from '../../http/officeCaller.ts';
import { refused } from '../../http/refusal.ts';
import {
  cancelFreeRounds,
  type FreeRoundDeskDeps,
  grantFreeRounds,
  listFreeRounds,
} from './freeRounds/freeRoundDesk.ts';
import {
  type JackpotDeskDeps,
  listJackpots,
  proposeJackpot,
  proposeTerms,
  readHistory,
} from './jackpots/jackpotDesk.ts';
import { beginConformance, type ConformanceDeps, readConformance } from './providers/conformance.ts';
import { type KeyDeskDeps, makeKey, retireKey } from './providers/keyDeeds.ts';
import { proposeProvider } from './providers/newProvider.ts';
import { listElsewhere, listSites, proposeOffer } from './providers/offerProvider.ts';
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
  handleOffice(providerSites, null, async ({ site, staff }) => ({
    sites: await listSites(deps.pool, { siteId: site.id, staffId: staff.staffId }),
  })),
  handleOffice(providerElsewhere, null, async ({ site, locale }) => ({
    providers: await listElsewhere(deps.pool, site.id, locale),
  })),
  handleOffice(providerAdd, 'write', ({ actor }, body) => proposeProvider(deps, actor, body)),
  handleOffice(providerOffer, 'write', async ({ actor }, body) => ({
    proposal_id: await proposeOffer(deps, actor, body),
  })),
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
  handleOffice(jackpotAdd, 'write', async ({ site, actor }, body) => {
    if (!site.settings.currencies.includes(body.currency))
      throw refused(jackpotAdd.codes, 373, 'office.currency_closed');
    return { proposal_id: await proposeJackpot(deps, actor, body) };
  }),
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
