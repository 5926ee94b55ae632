import { createPortal } from 'react-dom';
import { useLocale } from '../../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../../i18n/texts.ts';
import { useSession } from '../../../session/session.ts';
import { useSite } from '../../../site/SiteContext.tsx';
import { Money } from '../../../ui/Money.tsx';
import { aboutPosting, postingName, useInstantFormat } from '../RecordColumns.tsx';
import './print.css';
import type { DayRange } from './model/useDayRange.ts';
import type { Sheet } from './model/usePrint.ts';
import type { StatementData } from './TotalsByKind.tsx';

const figures = ['opening', 'in', 'out', 'closing'] as const;

interface SheetProps {
  readonly statement: StatementData;
  readonly sheet: Sheet;
  readonly days: DayRange;
}

const Lines = ({ sheet }: Pick<SheetProps, 'sheet'>) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const at = useInstantFormat();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('records.at')}</th>
          <th scope="col">{t('records.kind')}</th>
          <th scope="col">{t('records.about')}</th>
          <th scope="col">{t('records.amount')}</th>
          <th scope="col">{t('records.balance_after')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.lines.map((line) => (
          <tr key={line.id}>
            <td>{at(line.at)}</td>
            <td>{postingName(line, t)}</td>
            <td>{aboutPosting(line, locale)}</td>
            <td>
              <Money amount={line.amount} currency={line.currency} signed />
            </td>
            <td>
              {line.balance_after === null ? (
                '—'
              ) : (
                <Money amount={line.balance_after} currency={line.currency} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** The statement on paper: black on white, beside the page and never on the screen. */
const Paper = ({ statement, sheet, days }: SheetProps) => {
  const { t } = useTranslation();
  const session = useSession();
  const { site } = useSite();
  return (
    <div data-print-sheet>
      <h1>
        {site.site_name} · {t('statement.title')}
      </h1>
      <dl>
        <div>
          <dt>{t('statement.print_account')}</dt>
          <dd>{session?.account}</dd>
        </div>
        <div>
          <dt>{t('statement.print_range')}</dt>
          <dd>
            {days.from} – {days.to} ({days.timeZone})
          </dd>
        </div>
        {figures.map((figure) => (
          <div key={figure}>
            <dt>{t(`statement.${figure}`)}</dt>
            <dd>
              <Money amount={statement[figure]} currency={statement.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <Lines sheet={sheet} />
      {sheet.isCut && <p>{t('statement.print_cut', { number: sheet.lines.length })}</p>}
    </div>
  );
};

export const PrintSheet = (props: SheetProps) => createPortal(<Paper {...props} />, document.body);
