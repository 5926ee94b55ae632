import { Select } from '../../ui/Field.tsx';

interface ChoiceProps<Value extends string | number> {
  readonly label: string;
  readonly all: string;
  readonly value: Value | null;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value | null) => void;
}

/** One of some, or all of them. */
export const Choice = <Value extends string | number>({
  label,
  all,
  value,
  values,
  onChange,
}: ChoiceProps<Value>) => (
  <Select
    aria-label={label}
    value={value ?? ''}
    onChange={({ target }) =>
      onChange(values.find((known) => String(known.value) === target.value)?.value ?? null)
    }
  >
    <option value="">{all}</option>
    {values.map((known) => (
      <option key={known.value} value={known.value}>
        {known.label}
      </option>
    ))}
  </Select>
);
