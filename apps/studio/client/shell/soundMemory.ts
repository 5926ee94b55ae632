import { type RememberedSwitch, rememberedSwitch } from './rememberedSwitch.ts';

/** Whether the player wants sound. */
export type SoundMemory = RememberedSwitch;

/** Every game begins in silence until somebody asks for sound. */
export const browserSoundMemory: SoundMemory = rememberedSwitch('sound', false);
