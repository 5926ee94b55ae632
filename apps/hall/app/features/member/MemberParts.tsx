import { useEffect } from 'react';
import { useLetterNews } from '../letters/model/useUnread.ts';
import { GameOverlay } from '../play/GameOverlay.tsx';
import { PlayDock } from '../play/PlayDock.tsx';
import { usePlayDoor } from '../play/usePlayDoor.ts';
import { RealtimeBridge } from '../realtime/RealtimeBridge.tsx';
import { RedEnvelopeDoor } from '../redEnvelope/RedEnvelopeDoor.tsx';
import { useRealityCheck } from '../safety/model/realityCheck.ts';
import { closeWithSession } from '../sessions/model/afterSession.ts';
import { useDemands } from '../sessions/useDemands.ts';

/**
 * What a member's page carries beside what it shows: the realtime channel, the launcher, what the house demands. One
 * chunk, loaded after hydration and only while somebody is logged in.
 */
export const MemberParts = () => {
  usePlayDoor();
  useDemands();
  useLetterNews();
  useRealityCheck();
  useEffect(closeWithSession, []);
  return (
    <>
      <RealtimeBridge />
      <PlayDock />
      <GameOverlay />
      <RedEnvelopeDoor />
    </>
  );
};
