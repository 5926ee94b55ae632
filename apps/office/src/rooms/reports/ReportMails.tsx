import { Box, Button, LinearProgress, Link, Stack, Typography } from '@mui/material';
import {
  cashGroupings,
  fileFormats,
  type MailedReport,
  mailedDays,
  officeLocales,
  playGroupings,
  type ReportMail,
  reportKinds,
  reportMailAdd,
  reportMailEnd,
  reportMailList,
} from '@pavilion/contract/office';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useOpenSession } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { useDeed } from '../../ui/useDeed.ts';
import { type ChosenCurrency, CurrencyChoice, onlyIn } from './CurrencyChoice.tsx';

type Kind = MailedReport['kind'];
type Days = (typeof mailedDays)[number];

/** Weeks that the report of who plays on follows. */
const weeks = 12;
/** In the morning, when the day before is known whole. */
const usualHour = 8;
const hours = Array.from({ length: 24 }, (_, hour) => hour);
const clockOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface Chosen {
  readonly kind: Kind;
  readonly days: Days;
  readonly by: (typeof playGroupings)[number];
  readonly currency: ChosenCurrency;
}

const kindsOfCurrency: readonly Kind[] = ['play', 'cash', 'agents'];

/** A report as the contract writes it: each kind has what can be chosen of it. */
const reportOf = ({ kind, days, by, currency }: Chosen): MailedReport => {
  const money = onlyIn(currency);
  switch (kind) {
    case 'play':
      return { kind, days, by, ...money };
    case 'cash':
      return { kind, days, by: cashGroupings.find((name) => name === by) ?? 'day', ...money };
    case 'agents':
      return { kind, days, ...money };
    case 'liabilities':
      return { kind };
    case 'retention':
      return { kind, weeks };
    default:
      return { kind, days };
  }
};

const Add = ({ onClose }: { readonly onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const [chosen, setChosen] = useState<Chosen>({
    kind: 'play',
    days: 'yesterday',
    by: 'day',
    currency: '',
  });
  const [format, setFormat] = useState<(typeof fileFormats)[number]>('xlsx');
  const [locale, setLocale] = useState<(typeof officeLocales)[number]>('zh_CN');
  const [hour, setHour] = useState(usualHour);
  const [requestId] = useState(() => crypto.randomUUID());
  const timeZone = useOpenSession()?.site.time_zone ?? 'UTC';
  const add = useDeed(reportMailAdd, () => notify('office.deed.done', { type: 'success' }));
  const groupings = chosen.kind === 'play' ? playGroupings : cashGroupings;
  return (
    <DeedDialog
      title={translate('office.reports.mail_add')}
      text={translate('office.reports.mail_add_text', { zone: timeZone })}
      confirm={translate('office.reports.mail_add')}
      run={() => add.mutateAsync({ report: reportOf(chosen), format, locale, hour, request_id: requestId })}
      onClose={onClose}
    >
      <SelectField
        label={translate('office.reports.mail_report')}
        value={chosen.kind}
        choices={reportKinds}
        wordOf={(kind) => translate(`office.reports.kind_${kind}`)}
        onChange={(kind) => setChosen({ ...chosen, kind, by: 'day' })}
      />
      {chosen.kind !== 'liabilities' && chosen.kind !== 'retention' && (
        <SelectField
          label={translate('office.reports.mail_days')}
          value={chosen.days}
          choices={mailedDays}
          wordOf={(days) => translate(`office.reports.mail_${days}`)}
          onChange={(days) => setChosen({ ...chosen, days })}
        />
      )}
      {(chosen.kind === 'play' || chosen.kind === 'cash') && (
        <SelectField
          label={translate('office.reports.by')}
          value={chosen.by}
          choices={groupings}
          wordOf={(by) => translate(`office.reports.by_${by}`)}
          onChange={(by) => setChosen({ ...chosen, by })}
        />
      )}
      {kindsOfCurrency.includes(chosen.kind) && (
        <CurrencyChoice value={chosen.currency} onChange={(currency) => setChosen({ ...chosen, currency })} />
      )}
      <SelectField
        label={translate('office.reports.mail_hour')}
        value={hour}
        choices={hours}
        wordOf={clockOf}
        onChange={setHour}
      />
      <SelectField
        label={translate('office.reports.mail_format')}
        value={format}
        choices={fileFormats}
        wordOf={(name) => translate(`office.reports.format_${name}`)}
        onChange={setFormat}
      />
      <SelectField
        label={translate('office.reports.mail_language')}
        value={locale}
        choices={officeLocales}
        wordOf={(name) => translate(`office.language.${name}`)}
        onChange={setLocale}
      />
    </DeedDialog>
  );
};

const End = ({ mail }: { readonly mail: ReportMail }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const end = useDeed(reportMailEnd, () => notify('office.deed.done', { type: 'success' }));
  return (
    <>
      <Button size="small" color="error" loading={end.isPending} onClick={() => end.mutate({ id: mail.id })}>
        {translate('office.reports.mail_end')}
      </Button>
      <Refusal failure={end.error} />
    </>
  );
};

/** Which report, and what of it. */
const useReportName = (): ((report: MailedReport) => string) => {
  const translate = useTranslate();
  return (report) =>
    [
      translate(`office.reports.kind_${report.kind}`),
      ...('by' in report ? [translate(`office.reports.by_${report.by}`)] : []),
      ...('days' in report ? [translate(`office.reports.mail_${report.days}`)] : []),
      ...('currency' in report && report.currency !== undefined ? [report.currency] : []),
    ].join(' · ');
};

/** What comes to oneself by mail each morning: to which address, which reports, how it went the last time. */
export const ReportMails = () => {
  const translate = useTranslate();
  const nameOf = useReportName();
  const answer = useAnswer(reportMailList, {});
  if (answer.error) return <Refusal failure={answer.error} />;
  if (answer.data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const { address, rows } = answer.data;
  return (
    <Panel
      title={translate('office.reports.mails')}
      actions={
        <OpeningButton
          variant="outlined"
          size="small"
          disabled={address === null}
          dialog={(close) => <Add onClose={close} />}
        >
          {translate('office.reports.mail_add')}
        </OpeningButton>
      }
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {address === null ? (
            <>
              {translate('office.reports.mail_no_address')}{' '}
              <Link component={RouterLink} to="/account">
                {translate('office.reports.mail_add_address')}
              </Link>
            </>
          ) : (
            translate('office.reports.mail_text', { address })
          )}
        </Typography>
        {rows.length === 0 ? (
          <Nothing text={translate('office.reports.mail_none')} />
        ) : (
          <Box>
            <PlainTable
              label={translate('office.reports.mails')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { label: translate('office.reports.mail_report'), cell: ({ report }) => nameOf(report) },
                { label: translate('office.reports.mail_hour'), cell: ({ hour }) => clockOf(hour) },
                {
                  label: translate('office.reports.mail_format'),
                  cell: ({ format, locale }) =>
                    `${translate(`office.reports.format_${format}`)} · ${translate(`office.language.${locale}`)}`,
                },
                {
                  label: translate('office.reports.mail_last'),
                  cell: ({ last }) =>
                    last === null
                      ? '–'
                      : `${last.day} · ${translate(`office.reports.mail_was_${last.outcome}`)}`,
                },
                {
                  label: translate('office.reports.mail_deed'),
                  cell: (mail) => <End mail={mail} />,
                },
              ]}
            />
          </Box>
        )}
      </Stack>
    </Panel>
  );
};
