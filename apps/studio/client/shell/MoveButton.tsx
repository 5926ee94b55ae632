/** A button of a game that is played by several of them. The main one is gold. */
export const MoveButton = ({
  action = 'play',
  isMain = true,
  isBusy,
  label,
  onPress,
}: {
  action?: string;
  isMain?: boolean;
  isBusy: boolean;
  label: string;
  onPress: () => void;
}) => (
  <button
    type="button"
    className={isMain ? 'move main' : 'move'}
    data-action={action}
    // Not `disabled`: it would lose the focus of whoever presses it by keyboard.
    aria-disabled={isBusy}
    onClick={onPress}
  >
    {label}
  </button>
);
