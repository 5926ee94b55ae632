import { usePlayed } from './usePlayed.ts';

/** In the place of choices, while there are none. */
export const Rest = () => {
  const part = usePlayed(true);
  return part && <part.HandPanel />;
};
