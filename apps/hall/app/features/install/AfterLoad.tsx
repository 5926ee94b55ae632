import { storageKeys } from '@pavilion/contract';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.ts';
import { kept } from '../../session/storage.ts';
import { ownBuild, watchBuilds } from './model/buildWatch.ts';
import { tellAppLogin } from './model/nativeBridge.ts';
import { loadRouteRules } from './model/routeRules.ts';
import { installWorker } from './model/serviceWorker.ts';
import { UpdatePrompt } from './UpdatePrompt.tsx';

/** A game that is open would be quit by a reload (spec §4): nobody is asked for one meanwhile. */
const isGameOpen = (): boolean => kept.get(storageKeys.isPlay) === '1';

/**
 * What can wait until the page stands, a chunk of its own: the route rules, the service worker, the watch for newer
 * builds, and the word to the app around the page.
 */
export const AfterLoad = () => {
  const [isOutdated, setOutdated] = useState(false);
  const loginId = useSession()?.loginId;
  useEffect(() => {
    void installWorker();
    const build = ownBuild();
    if (build === undefined) return;
    void loadRouteRules(build);
    return watchBuilds({ own: build, mayTell: () => !isGameOpen(), onNewBuild: () => setOutdated(true) });
  }, []);
  useEffect(() => {
    if (loginId !== undefined) tellAppLogin(window);
  }, [loginId]);
  return isOutdated && <UpdatePrompt onLater={() => setOutdated(false)} />;
};
