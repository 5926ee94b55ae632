import { Box, Button, LinearProgress, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type VipOverviewRow, vipOverview } from '@pavilion/contract/office';
import { useState } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useMayDo, useOpenSession } from '../../session/useSession.ts';
import { Instant } from '../../ui/Instant.tsx';
import { Money } from '../../ui/Money.tsx';
import { Nothing, Panel } from '../../ui/Panel.tsx';
import { PlainTable } from '../../ui/PlainTable.tsx';
import { Refusal } from '../../ui/Refusal.tsx';
import { useAnswer } from '../../ui/useAnswer.ts';
import { PromotionTabs } from './PromotionTabs.tsx';

const sums = ['reach', 'keep', 'cash_back', 'birthday'] as const;
const counts = ['members', 'rose', 'fell'] as const;

const Levels = ({ rows }: { readonly rows: readonly VipOverviewRow[] }) => {
  const translate = useTranslate();
  const money = (name: (typeof sums)[number]) => ({
    label: translate(`office.vip.${name}`),
    cell: (row: VipOverviewRow) => <Money amount={row[name]} currency={row.currency} />,
    end: true,
  });
  const count = (name: (typeof counts)[number]) => ({
    label: translate(`office.vip.${name}`),
    cell: (row: VipOverviewRow) => row[name],
    end: true,
  });
  return (
    <PlainTable
      label={translate('office.vip.title')}
      rows={rows}
      keyOf={({ currency, level }) => `${currency} ${level}`}
      columns={[
        {
          label: translate('office.vip.level'),
          cell: ({ level, active }) => (active ? level : `${level} · ${translate('office.vip.off')}`),
        },
        money('reach'),
        money('keep'),
        count('members'),
        count('rose'),
        count('fell'),
        money('cash_back'),
        money('birthday'),
      ]}
    />
  );
};

/** Which currency's levels are looked at, and the way to their settings. */
const CurrencyChoice = ({
  currency,
  onChoose,
}: {
  readonly currency: string;
  readonly onChoose: (currency: string) => void;
}) => {
  const translate = useTranslate();
  const currencies = useOpenSession()?.site.currencies ?? [];
  const mayRead = useMayDo('settings.read');
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', marginBottom: 2 }}>
      <TextField
        select
        size="small"
        label={translate('office.vip.currency')}
        value={currency}
        onChange={({ target }) => onChoose(target.value)}
        sx={{ minWidth: 140 }}
      >
        {currencies.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      {mayRead && (
        <Button component={Link} to={`/settings/vip/${currency}`} variant="outlined">
          {translate('office.vip.change', { currency })}
        </Button>
      )}
    </Stack>
  );
};

const Overview = () => {
  const translate = useTranslate();
  const overview = useAnswer(vipOverview, {});
  const first = useOpenSession()?.site.currencies[0] ?? '';
  const [chosen, setChosen] = useState<string | null>(null);
  const currency = chosen ?? first;
  if (overview.error !== null) return <Refusal failure={overview.error} />;
  if (overview.data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const { as_of: asOf } = overview.data;
  const rows = overview.data.rows.filter((row) => row.currency === currency);
  return (
    <>
      <CurrencyChoice currency={currency} onChoose={setChosen} />
      {rows.length === 0 ? <Nothing text={translate('office.vip.none')} /> : <Levels rows={rows} />}
      <Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 2 }}>
        {translate('office.vip.text')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {translate('office.today.as_of')} <Instant at={asOf} />
      </Typography>
    </>
  );
};

/** The levels of VIP members with who stands on each, and what they cost. */
export const VipPage = () => {
  const translate = useTranslate();
  return (
    <Box sx={{ paddingTop: 2 }}>
      <Title title={translate('office.promotions.tab_vip')} />
      <PromotionTabs place="vip" />
      <Panel title={translate('office.vip.title')}>
        <Overview />
      </Panel>
    </Box>
  );
};
