import { storageKeys } from '@pavilion/contract';
import { Suspense, useEffect, useState } from 'react';
import { sparePart } from './base/lazyPart.ts';
import { bringInCase } from './base/staleChunks.ts';
import { appBridge } from './device/appBridge.ts';
import { ownBuild, watchBuilds } from './features/install/model/buildWatch.ts';
import { loadRouteRules } from './features/install/model/routeRules.ts';
import { installWorker } from './features/install/model/serviceWorker.ts';
import { restOfTexts } from './i18n/texts.ts';
import { useSession } from './session/session.ts';
import { kept } from './session/storage.ts';

/** A game that is open would be quit by a reload (spec §4): nobody is asked for one meanwhile. */
const isGameOpen = (): boolean => kept.get(storageKeys.isPlay) === '1';

const UpdatePrompt = sparePart(async () => {
  await restOfTexts();
  return (await import('./features/install/UpdatePrompt.tsx')).UpdatePrompt;
});

/** What the first press on anything will need. */
const nextNeeded = [restOfTexts, () => import('./modals/modals.ts')];

/**
 * What can wait until the page stands, a chunk of its own: the route rules, the service worker, the watch for newer
 * builds, and the word to the app around the page.
 */
export const AfterLoad = () => {
  const [isOutdated, setOutdated] = useState(false);
  const loginId = useSession()?.loginId;
  useEffect(() => {
    void bringInCase(nextNeeded);
    void installWorker();
    const build = ownBuild();
    if (build === undefined) return;
    void loadRouteRules(build);
    return watchBuilds({ own: build, mayTell: () => !isGameOpen(), onNewBuild: () => setOutdated(true) });
  }, []);
  useEffect(() => {
    if (loginId !== undefined) appBridge()?.({ isSetTokenLogin: true });
  }, [loginId]);
  return <Suspense>{isOutdated && <UpdatePrompt onLater={() => setOutdated(false)} />}</Suspense>;
};
