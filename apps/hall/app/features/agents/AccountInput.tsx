import type { ComponentProps } from 'react';
import { Input } from '../../ui/Field.tsx';

/** Where an agent names somebody else's account: nothing is put in for it, and nothing is corrected. */
export const AccountInput = (props: ComponentProps<typeof Input>) => (
  <Input {...props} autoComplete="off" autoCapitalize="none" spellCheck={false} />
);
