import { storageKeys } from '@pavilion/contract';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { restOfTexts, useTranslation } from '../../i18n/texts.ts';
import { useSession } from '../../session/session.ts';
import { kept, keptInTab } from '../../session/storage.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { openModal } from '../../state/modalStore.ts';
import { keepClickId } from '../tracking/model/clickId.ts';
import type { Surroundings } from './model/entrance.ts';
import { pendingAttempt } from './model/pendingAttempt.ts';
import { strangerKey } from './model/strangerKey.ts';
import { takeAddress } from './model/takenAddress.ts';

/** What does the work is a chunk of its own: hardly any visit has something to hand over. */
const load = async () => (await Promise.all([import('./model/entrance.ts'), restOfTexts()]))[0];

/**
 * Stands in every page of the hall: redeems what the address handed over, hears the other tabs, and asks somebody who has
 * just come in whether to take a third party's proof along.
 */
export const HandoffBridge = () => {
  const { t } = useTranslation();
  const { currency } = useSite();
  const navigate = useNavigate();
  const session = useSession();
  const latest = useRef<Surroundings | null>(null);
  latest.current = { t, currency, goHome: () => navigate('/', { replace: true }) };

  useEffect(() => {
    keepClickId(location.search, Date.now());
    const address = takeAddress();
    if (address === null) return;
    void load().then(({ enterByHandoff }) => latest.current && enterByHandoff(address, latest.current));
  }, []);

  useEffect(() => {
    const hear = (): void => {
      // By the time that what hears has come, another window may wait.
      const told = { waitingWindow: kept.get(storageKeys.waitingWindow), atMs: performance.now() };
      void load().then(({ hearWindowMessage }) => latest.current && hearWindowMessage(told, latest.current));
    };
    const attempt = pendingAttempt();
    // What came back to this very tab is its own, whoever opened it.
    if (attempt !== null && (attempt.inThisTab || window.opener === null)) hear();
    if (window.opener !== null) return;
    const onStorage = ({ key, newValue }: StorageEvent): void => {
      if (key === storageKeys.windowMessage && newValue !== null) hear();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);

  const memberId = session?.memberId;
  useEffect(() => {
    if (memberId !== undefined && keptInTab.get(strangerKey) !== null) openModal('thirdParty');
  }, [memberId]);
  return null;
};
