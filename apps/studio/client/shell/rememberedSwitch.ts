import { rememberedChoice } from './rememberedChoice.ts';

/** A switch that the browser remembers, over games and reloads. */
export interface RememberedSwitch {
  readonly read: () => boolean;
  readonly write: (isOn: boolean) => void;
}

/** The switch of that name; as given where it was never set, or the browser keeps nothing. */
export const rememberedSwitch = (key: string, atFirst: boolean): RememberedSwitch => {
  const kept = rememberedChoice(key, ['1', '0'], atFirst ? '1' : '0');
  return {
    read: () => kept.read() === '1',
    write: (isOn) => kept.write(isOn ? '1' : '0'),
  };
};
