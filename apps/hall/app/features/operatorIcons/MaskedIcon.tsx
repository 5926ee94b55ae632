import { useEffect, useState } from 'react';
import { classes } from '../../ui/classes.ts';
import { askForPicture, knownPicture } from './model/operatorIcons.ts';
import type { OperatorIconProps } from './OperatorIcon.tsx';

/** An icon of the operator's choice, in the colour of the text around it. */
export const MaskedIcon = ({ icon, className, children = null }: OperatorIconProps) => {
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => {
    const known = knownPicture(icon);
    setPicture(known);
    return known === null ? askForPicture(icon, setPicture) : undefined;
  }, [icon]);
  if (picture === null) return children;
  const mask = `url("${picture}") center / contain no-repeat`;
  return (
    <span
      aria-hidden
      data-operator-icon={icon}
      className={classes('inline-block shrink-0 bg-current', className)}
      style={{ mask, WebkitMask: mask }}
    />
  );
};
