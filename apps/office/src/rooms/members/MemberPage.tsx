import { Box, Card, CardContent, Chip, Stack, Tab, Tabs, Typography } from '@mui/material';
import type { OfficeMember } from '@pavilion/contract/office';
import { type ComponentType, useId } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { MemberDeeds } from './MemberDeeds.tsx';
import { Overview } from './Overview.tsx';
import { MemberTags } from './Tags.tsx';
import { BonusesTab } from './tabs/BonusesTab.tsx';
import { HistoryTab } from './tabs/HistoryTab.tsx';
import { LedgerTab } from './tabs/LedgerTab.tsx';
import { LettersTab } from './tabs/LettersTab.tsx';
import { LineTab } from './tabs/LineTab.tsx';
import { NotesTab } from './tabs/NotesTab.tsx';
import { PaymentsTab } from './tabs/PaymentsTab.tsx';
import { RelativesTab } from './tabs/RelativesTab.tsx';
import { RoundsTab } from './tabs/RoundsTab.tsx';
import { SafetyTab } from './tabs/SafetyTab.tsx';
import { SessionsTab } from './tabs/SessionsTab.tsx';

const MemberTitle = () => {
  const translate = useTranslate();
  const member = useRecordContext<OfficeMember>();
  return <span>{translate('office.members.one', { account: member?.account ?? '' })}</span>;
};

/** What is out of the ordinary: what the login asks for before anything else, what the site has closed. */
const Demands = ({ member }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  const demands = [
    ...(member.withdraw_verification_demanded ? ['must_verify'] : []),
    ...(member.must_change_password ? ['must_change_password'] : []),
    ...(member.must_bind_bank_account ? ['must_bind_bank_account'] : []),
    ...(member.recommend_enabled ? [] : ['may_not_recommend']),
    ...(member.site_away_until === null ? [] : ['paused']),
    ...(member.erased_at === null ? [] : ['erased']),
  ];
  return demands.map((name) => (
    <Chip
      key={name}
      size="small"
      color="warning"
      variant="outlined"
      label={translate(`office.members.${name}`)}
    />
  ));
};

const Head = ({ member }: { readonly member: OfficeMember }) => {
  const translate = useTranslate();
  return (
    <Card>
      <CardContent>
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', md: 'center' }, gap: 2 }}
        >
          <Stack sx={{ gap: 0.5, minWidth: 0 }}>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
                {member.account}
              </Typography>
              <StateChip kind="member" state={member.status} />
              {member.is_agent && (
                <Chip size="small" variant="outlined" label={translate('office.members.agent')} />
              )}
              <Demands member={member} />
            </Stack>
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', color: 'text.secondary' }}>
              <span>ID {member.id}</span>
              <span>{member.currency}</span>
              <span>
                {translate('resources.members.fields.joined_at')} <Instant at={member.joined_at} />
              </span>
              <span>
                {translate('resources.members.fields.last_login_at')} <Instant at={member.last_login_at} />
              </span>
            </Stack>
            <MemberTags member={member} />
          </Stack>
          <MemberDeeds member={member} />
        </Stack>
      </CardContent>
    </Card>
  );
};

/** The parts of the page in the order in which they are looked for; each is asked for when it is opened. */
const parts: Readonly<Record<string, ComponentType<{ readonly member: OfficeMember }>>> = {
  overview: Overview,
  ledger: LedgerTab,
  rounds: RoundsTab,
  payments: PaymentsTab,
  bonuses: BonusesTab,
  letters: LettersTab,
  sessions: SessionsTab,
  relatives: RelativesTab,
  line: LineTab,
  safety: SafetyTab,
  notes: NotesTab,
  history: HistoryTab,
};

const Member = () => {
  const translate = useTranslate();
  const ids = useId();
  const member = useRecordContext<OfficeMember>();
  const [search, setSearch] = useSearchParams();
  if (member === undefined) return null;
  const asked = search.get('part') ?? 'overview';
  const chosen = Object.hasOwn(parts, asked) ? asked : 'overview';
  const Part = parts[chosen] ?? Overview;
  return (
    // A grid, because what scrolls sideways within it must not widen it.
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Head member={member} />
      <Tabs
        value={chosen}
        onChange={(_event, name: string) => setSearch({ part: name }, { replace: true })}
        aria-label={translate('office.member.parts')}
        variant="scrollable"
        allowScrollButtonsMobile
      >
        {Object.keys(parts).map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${ids}-${name}`}
            {...(name === chosen ? { 'aria-controls': `${ids}-part` } : {})}
            label={translate(`office.member.part_${name}`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${ids}-part`} aria-labelledby={`${ids}-${chosen}`} sx={{ minWidth: 0 }}>
        <Part key={`${member.id} ${chosen}`} member={member} />
      </Box>
    </Box>
  );
};

/** The page of a person. Personal data are masked until somebody asks, with a reason. */
export const MemberPage = () => (
  <OnePage title={<MemberTitle />}>
    <Member />
  </OnePage>
);
