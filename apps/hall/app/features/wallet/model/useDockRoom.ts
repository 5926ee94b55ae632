import { usePlayState } from '../../openGame/playStore.ts';

/** Room at the foot of a phone's page for the card of the open game, so that it covers nothing that lies there. */
export const useDockRoom = (): string | undefined => (usePlayState().phase === 'idle' ? undefined : 'pb-32');
