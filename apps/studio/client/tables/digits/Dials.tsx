import { RoundButton } from '../../shell/RoundButton.tsx';
import { useTable } from '../shell/context.ts';

/** Three dials: what they show can be bet on in order, in any order, or digit by digit. */
export const Dials = ({
  digits,
  onTurn,
}: {
  digits: readonly number[];
  onTurn: (place: number, by: number) => void;
}) => {
  const { texts } = useTable();
  return (
    <div className="dials">
      {digits.map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dial is its place
        <div key={place} className="dial">
          <RoundButton
            action={`digit-up-${place + 1}`}
            icon="plus"
            size={18}
            label={texts.pick.up(place)}
            onPress={() => onTurn(place, 1)}
          />
          <output aria-live="polite" data-field={`digit-${place + 1}`}>
            {digit}
          </output>
          <RoundButton
            action={`digit-down-${place + 1}`}
            icon="minus"
            size={18}
            label={texts.pick.down(place)}
            onPress={() => onTurn(place, -1)}
          />
        </div>
      ))}
    </div>
  );
};
