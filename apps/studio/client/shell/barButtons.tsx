import { RoundButton } from './RoundButton.tsx';

export type SheetName = 'rules' | 'history' | 'fairness';

const sheetIcons = [
  ['rules', 'book-open'],
  ['history', 'rotate-ccw-clock'],
  ['fairness', 'shield-check'],
] as const satisfies readonly (readonly [SheetName, string])[];

/** What can be looked up. */
export const SheetButtons = ({
  texts,
  isDisabled,
  onSheet,
}: {
  texts: Readonly<Record<SheetName, string>>;
  isDisabled: boolean;
  onSheet: (sheet: SheetName) => void;
}) => (
  <>
    {sheetIcons.map(([sheet, icon]) => (
      <RoundButton
        key={sheet}
        action={sheet}
        icon={icon}
        label={texts[sheet]}
        hint={texts[sheet]}
        isDisabled={isDisabled}
        onPress={() => onSheet(sheet)}
      />
    ))}
  </>
);

export const LeaveButton = ({ label, onLeave }: { label: string; onLeave: () => void }) => (
  <RoundButton action="leave" icon="arrow-left" label={label} onPress={onLeave} />
);

export const SoundButton = ({
  texts,
  isOn,
  onTurn,
}: {
  texts: { readonly soundOn: string; readonly soundOff: string };
  isOn: boolean;
  onTurn: (isOn: boolean) => void;
}) => (
  <RoundButton
    action="sound"
    icon={isOn ? 'volume-2' : 'volume-x'}
    label={isOn ? texts.soundOff : texts.soundOn}
    isPressed={isOn}
    onPress={() => onTurn(!isOn)}
  />
);

/** Says that nothing is played for money. */
export const DemoBadge = ({ text, hint }: { text: string; hint: string }) => (
  <strong className="demo-badge" data-field="demo" title={hint}>
    {text}
  </strong>
);

/** Opens the list of keys, where there is a keyboard. */
export const KeysButton = ({
  text,
  isDisabled,
  onPress,
}: {
  text: string;
  isDisabled: boolean;
  onPress: () => void;
}) => (
  <span className="keys-button">
    <RoundButton
      action="keys"
      icon="keyboard"
      label={text}
      hint={`${text} (?)`}
      isDisabled={isDisabled}
      onPress={onPress}
    />
  </span>
);
