import { useId } from 'react';
import { useTranslation } from '../../i18n/texts.ts';
import { type FieldControl, Select } from '../../ui/Field.tsx';

interface BirthdayControlProps {
  readonly control: FieldControl;
  /** `year-month-day`, any part possibly empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const oldestYears = 100;
const countUp = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Year, month and day apart; all of them or none (spec §5). */
export const BirthdayControl = ({ control, value, onChange, onLeave }: BirthdayControlProps) => {
  const { t } = useTranslation();
  const groupId = useId();
  const [year = '', month = '', day = ''] = value.split('-');
  const thisYear = new Date().getFullYear();
  const days = year !== '' && month !== '' ? new Date(Number(year), Number(month), 0).getDate() : 31;
  const parts = [
    {
      key: 'year',
      label: t('signup.year'),
      value: year,
      options: countUp(thisYear - oldestYears, thisYear).toReversed(),
    },
    { key: 'month', label: t('signup.month'), value: month, options: countUp(1, 12) },
    { key: 'day', label: t('signup.day'), value: day, options: countUp(1, days) },
  ] as const;
  const change = (key: string, next: string) => {
    const [nextYear, nextMonth, nextDay] = parts.map((part) => (part.key === key ? next : part.value));
    onChange(`${nextYear}-${nextMonth}-${nextDay}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a labelled field
    <div role="group" aria-labelledby={groupId} className="grid grid-cols-[1.4fr_1fr_1fr] gap-2">
      {parts.map((part, index) => (
        <Select
          key={part.key}
          {...(index === 0 ? control : {})}
          aria-label={part.label}
          value={part.value}
          onChange={(event) => change(part.key, event.target.value)}
          onBlur={index === parts.length - 1 ? onLeave : undefined}
        >
          <option value="">{part.label}</option>
          {part.options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </Select>
      ))}
    </div>
  );
};
