import { useTranslation } from '../../../i18n/texts.ts';
import { Field, Input } from '../../../ui/Field.tsx';
import type { DayRange } from './model/useDayRange.ts';

/** From which day until which, both counted in. */
export const RangeFields = ({
  days,
}: {
  readonly days: Pick<DayRange, 'from' | 'to' | 'setFrom' | 'setTo'>;
}) => {
  const { t } = useTranslation();
  return (
    <>
      <Field label={t('statement.from')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="from"
            max={days.to}
            value={days.from}
            onChange={({ target }) => days.setFrom(target.value)}
          />
        )}
      </Field>
      <Field label={t('statement.to')}>
        {(control) => (
          <Input
            {...control}
            type="date"
            name="to"
            min={days.from}
            value={days.to}
            onChange={({ target }) => days.setTo(target.value)}
          />
        )}
      </Field>
    </>
  );
};
