import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type VipOverviewRow, vipOverview } from '@pavilion/contract/office';
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
          label: translate('office.vip.currency'),
          cell: ({ currency, active }) =>
            active ? currency : `${currency} · ${translate('office.vip.off')}`,
        },
        { label: translate('office.vip.level'), cell: ({ level }) => level, end: true },
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

/** Ways to the settings of the levels, a currency each. */
const Changes = () => {
  const translate = useTranslate();
  const currencies = useOpenSession()?.site.currencies ?? [];
  if (!useMayDo('settings.read')) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', marginTop: 2 }}>
      {currencies.map((currency) => (
        <Button
          key={currency}
          component={Link}
          to={`/settings/vip/${currency}`}
          size="small"
          variant="outlined"
        >
          {translate('office.vip.change', { currency })}
        </Button>
      ))}
    </Stack>
  );
};

const Overview = () => {
  const translate = useTranslate();
  const overview = useAnswer(vipOverview, {});
  if (overview.error !== null) return <Refusal failure={overview.error} />;
  if (overview.data === undefined) return <LinearProgress aria-label={translate('ra.page.loading')} />;
  const { rows, as_of: asOf } = overview.data;
  return (
    <>
      {rows.length === 0 ? <Nothing text={translate('office.vip.none')} /> : <Levels rows={rows} />}
      <Changes />
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
