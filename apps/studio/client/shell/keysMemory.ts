import { rememberedSwitch } from './rememberedSwitch.ts';

/** Whether letters and digits are heard as shortcuts: until somebody switches them off. */
export const browserKeysMemory = rememberedSwitch('keys', true);
