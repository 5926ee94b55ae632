import { Alert, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMayDo } from '../../session/useSession.ts';
import { DeedDialog } from '../../ui/DeedDialog.tsx';
import { Money } from '../../ui/Money.tsx';
import { OpeningButton } from '../../ui/OpeningButton.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { useLanguages } from '../../ui/useLanguages.ts';

/** What envelopes and missions have in common: money of the site that members are given. */

interface EndGivingProps {
  readonly title: string;
  readonly state: string;
  /** Whose words they are. */
  readonly noun: 'promotions' | 'missions';
  readonly end: (reason: string) => Promise<unknown>;
}

/** The way to end what is given; nothing where it has ended, or where it is not the reader's to end. */
export const EndGiving = ({ title, state, noun, end }: EndGivingProps) => {
  const translate = useTranslate();
  const mayManage = useMayDo('promotions.manage');
  if (!mayManage || state === 'over' || state === 'ended') return null;
  return (
    <OpeningButton
      variant="outlined"
      color="error"
      dialog={(close) => (
        <DeedDialog
          title={`${translate(`office.${noun}.end`)} · ${title}`}
          text={translate(`office.${noun}.end_text`)}
          confirm={translate(`office.${noun}.end`)}
          tone="error"
          asksReason
          run={end}
          onClose={close}
        />
      )}
    >
      {translate(`office.${noun}.end`)}
    </OpeningButton>
  );
};

/** Its title in every language. */
export const TitlesPanel = ({
  titles,
}: {
  readonly titles: Readonly<Record<string, string | undefined>>;
}) => {
  const translate = useTranslate();
  const languages = useLanguages();
  return (
    <Panel title={translate('office.promotions.titles')}>
      <Facts
        facts={Object.entries(titles).map(([locale, title]) => ({
          label: languages.nameOf(locale),
          value: title,
        }))}
      />
    </Panel>
  );
};

interface CostPanelProps {
  readonly cost: string;
  /** What the ledger says. */
  readonly booked: string;
  readonly currency: string;
  readonly taken: string;
  readonly children?: ReactNode;
}

/** What it has cost, beside what the ledger has booked for it. */
export const CostPanel = ({ cost, booked, currency, taken, children }: CostPanelProps) => {
  const translate = useTranslate();
  const isSame = booked === cost;
  return (
    <Panel title={translate('office.promotions.cost')}>
      <Money amount={cost} currency={currency} size="large" />
      <Typography sx={{ color: 'text.secondary' }}>{taken}</Typography>
      <Typography variant="body2" sx={{ color: isSame ? 'text.secondary' : 'error.main', marginY: 1 }}>
        {translate(isSame ? 'office.promotions.booked_same' : 'office.promotions.booked_other', {
          booked: `${booked} ${currency}`,
        })}
      </Typography>
      {children}
    </Panel>
  );
};

interface CostFactsProps {
  readonly facts: Parameters<typeof Facts>[0]['facts'];
  readonly needsSecond: boolean;
}

/** What it will cost, and whether one person may publish it. */
export const CostFacts = ({ facts, needsSecond }: CostFactsProps) => {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: 2 }}>
      <Facts facts={facts} />
      <Alert severity={needsSecond ? 'warning' : 'info'}>
        {translate(needsSecond ? 'office.promotions.needs_second' : 'office.promotions.alone')}
      </Alert>
    </Stack>
  );
};

interface PublishGivingProps {
  readonly needsSecond: boolean;
  readonly cost: ReactNode;
  readonly publish: (asked: { readonly reason: string; readonly request_id: string }) => Promise<unknown>;
}

/** Says once more what it will cost, and asks for the reason. */
export const PublishGiving = ({ needsSecond, cost, publish }: PublishGivingProps) => {
  const translate = useTranslate();
  const [requestId] = useState(() => crypto.randomUUID());
  const word = translate(`office.promotions.${needsSecond ? 'propose' : 'publish'}`);
  return (
    <OpeningButton
      variant="contained"
      dialog={(close) => (
        <DeedDialog
          title={word}
          text={cost}
          confirm={word}
          asksReason
          run={(reason) => publish({ reason, request_id: requestId })}
          onClose={close}
        />
      )}
    >
      {word}
    </OpeningButton>
  );
};
