import type { IconName } from '../build/iconBodies.ts';
import { Icon } from './Icon.tsx';

/** A button that is an icon, with its name for those who do not see it. */
export const RoundButton = ({
  action,
  icon,
  label,
  hint,
  size,
  isPressed,
  isDisabled = false,
  onPress,
}: {
  action: string;
  icon: IconName;
  label: string;
  /** Shown under the pointer. */
  hint?: string;
  size?: number;
  /** Of a button that stays down. */
  isPressed?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}) => (
  <button
    type="button"
    className="round-button"
    data-action={action}
    aria-label={label}
    aria-pressed={isPressed}
    title={hint}
    disabled={isDisabled}
    onClick={onPress}
  >
    <Icon name={icon} {...(size !== undefined && { size })} />
  </button>
);
