import { PlayDock } from '../play/PlayDock.tsx';
import { usePlayDoor } from '../play/usePlayDoor.ts';
import { RealtimeBridge } from '../realtime/RealtimeBridge.tsx';

/**
 * What a member's page carries beside what it shows: the realtime channel, the launcher. One chunk, loaded after
 * hydration and only while somebody is logged in.
 */
export const MemberParts = () => {
  const gameName = usePlayDoor();
  return (
    <>
      <RealtimeBridge />
      <PlayDock gameName={gameName} />
    </>
  );
};
