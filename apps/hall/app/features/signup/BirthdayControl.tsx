import { useRef } from 'react';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { languageTags } from '../../locales/index.ts';
import { type FieldControl, Select } from '../../ui/Field.tsx';

interface BirthdayControlProps {
  readonly control: FieldControl;
  /** `year-month-day`, any part possibly empty. */
  readonly value: string;
  /** The first year that is offered: nobody born later may join. */
  readonly lastYear: number;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

const years = 100;
const countUp = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** Three lists side by side on the smallest phone: the words in them need the room more than the arrow does. */
const partClass = 'truncate pr-7! pl-2.5!';

/** Days of a month; of the longest one it may be while the year or the month is not chosen. */
const daysOf = (year: string, month: string): number => {
  const leapYear = 2000;
  return month === '' ? 31 : new Date(Number(year === '' ? leapYear : year), Number(month), 0).getDate();
};

interface PartProps extends Omit<FieldControl, 'id'> {
  readonly id?: string;
  readonly label: string;
  readonly autoComplete: string;
  readonly value: string;
  readonly options: readonly number[];
  /** How an option is written; its number unless told. */
  readonly wordOf?: (option: number) => string;
  readonly onChoose: (value: string) => void;
}

const Part = ({ label, options, wordOf = String, onChoose, ...select }: PartProps) => (
  <Select
    {...select}
    className={partClass}
    aria-label={label}
    onChange={(event) => onChoose(event.target.value)}
  >
    <option value="">{label}</option>
    {options.map((option) => (
      <option key={option} value={option}>
        {wordOf(option)}
      </option>
    ))}
  </Select>
);

/** Year, month and day apart; all of them or none (spec §5). A day that the chosen month has not is taken back. */
export const BirthdayControl = ({ control, value, lastYear, onChange, onLeave }: BirthdayControlProps) => {
  const { t } = useTranslation();
  const group = useRef<HTMLDivElement>(null);
  const monthName = new Intl.DateTimeFormat(languageTags[useLocale()], { month: 'short', timeZone: 'UTC' });
  const [year = '', month = '', day = ''] = value.split('-');
  const { id: _labelled, ...aria } = control;

  const change = (part: { year?: string; month?: string; day?: string }) => {
    const next = { year, month, day, ...part };
    if (Number(next.day) > daysOf(next.year, next.month)) next.day = '';
    const isEmpty = next.year === '' && next.month === '' && next.day === '';
    onChange(isEmpty ? '' : `${next.year}-${next.month}-${next.day}`);
  };
  /** A touch screen lets go of one list before it takes the next: the group is left when nothing in it has the focus. */
  const leave = () => {
    setTimeout(() => {
      if (group.current?.contains(document.activeElement) === false) onLeave();
    });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand inside a labelled field
    <div
      ref={group}
      role="group"
      aria-label={t('signup.field.member_birthday')}
      className="grid grid-cols-3 gap-2"
      onBlur={leave}
    >
      <Part
        {...control}
        label={t('signup.year')}
        autoComplete="bday-year"
        value={year}
        options={countUp(lastYear - years + 1, lastYear).reverse()}
        onChoose={(next) => change({ year: next })}
      />
      <Part
        {...aria}
        label={t('signup.month')}
        autoComplete="bday-month"
        value={month}
        options={countUp(1, 12)}
        wordOf={(number) => monthName.format(Date.UTC(2000, number - 1, 1))}
        onChoose={(next) => change({ month: next })}
      />
      <Part
        {...aria}
        label={t('signup.day')}
        autoComplete="bday-day"
        value={day}
        options={countUp(1, daysOf(year, month))}
        onChoose={(next) => change({ day: next })}
      />
    </div>
  );
};
