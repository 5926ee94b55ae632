import type { ComponentProps } from 'react';
import { ButtonLink } from './Button.tsx';
import { useMemberPress } from './MemberLink.tsx';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'onClick'> & {
  readonly to: string;
  /** Called wherever the page opens, for what lies over the page that stays. */
  readonly onLeave: () => void;
};

/** A `MemberLink` that looks like a button, in a dialog. */
export const MemberButtonLink = ({ to, onLeave, ...rest }: Props) => {
  const press = useMemberPress();
  return (
    <ButtonLink
      {...rest}
      to={to}
      onClick={(event) => {
        onLeave();
        press(event, to);
      }}
    />
  );
};
