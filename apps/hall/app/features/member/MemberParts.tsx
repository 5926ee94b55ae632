import { memberProfile } from '@pavilion/contract/identity';
import { useEffect } from 'react';
import { useCallQuery } from '../../api/useCall.ts';
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
  // Loaded with the login (spec §4): the member centre then has it at hand.
  useCallQuery(memberProfile, {});
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
