import { browserKeysMemory } from '../keysMemory.ts';

/** Whether letters and digits are keys (WCAG 2.1.4); remembered by the browser. */
export const KeySwitch = ({
  areOn,
  text,
  onTurn,
}: {
  areOn: boolean;
  text: string;
  onTurn: (areOn: boolean) => void;
}) => (
  <label className="key-switch">
    <input
      type="checkbox"
      data-action="letter-keys"
      checked={areOn}
      onChange={(event) => {
        browserKeysMemory.write(event.target.checked);
        onTurn(event.target.checked);
      }}
    />
    <span>{text}</span>
  </label>
);
