import { Box, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import type { OfficeMember } from '@pavilion/contract/office';
import { useRecordContext, useTranslate } from 'react-admin';
import { Instant } from '../../ui/Instant.tsx';
import { OnePage } from '../../ui/OnePage.tsx';
import { StateChip } from '../../ui/StateChip.tsx';
import { MemberDeeds } from './MemberDeeds.tsx';
import { Balances, Deeds, Factors, Orders, Sessions } from './MemberParts.tsx';
import { Personal } from './Personal.tsx';

const MemberTitle = () => {
  const translate = useTranslate();
  const member = useRecordContext<OfficeMember>();
  return <span>{translate('office.members.one', { account: member?.account ?? '' })}</span>;
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
          <div>
            <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
              <Typography component="span" sx={{ fontSize: 24, fontWeight: 700 }}>
                {member.account}
              </Typography>
              <StateChip kind="member" state={member.status} />
              {member.is_agent && (
                <Chip size="small" variant="outlined" label={translate('office.members.agent')} />
              )}
              {member.withdraw_verification_demanded && (
                <Chip
                  size="small"
                  color="warning"
                  variant="outlined"
                  label={translate('office.members.must_verify')}
                />
              )}
              {member.must_change_password && (
                <Chip
                  size="small"
                  color="warning"
                  variant="outlined"
                  label={translate('office.members.must_change_password')}
                />
              )}
            </Stack>
            <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', color: 'text.secondary', marginTop: 0.5 }}>
              <span>ID {member.id}</span>
              <span>{member.currency}</span>
              <span>
                {translate('resources.members.fields.joined_at')} <Instant at={member.joined_at} />
              </span>
              <span>
                {translate('resources.members.fields.last_login_at')} <Instant at={member.last_login_at} />
              </span>
            </Stack>
          </div>
          <MemberDeeds member={member} />
        </Stack>
      </CardContent>
    </Card>
  );
};

const Member = () => {
  const member = useRecordContext<OfficeMember>();
  if (member === undefined) return null;
  return (
    <Stack sx={{ gap: 2 }}>
      <Head member={member} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack sx={{ gap: 2 }}>
          <Balances member={member} />
          <Personal key={member.id} member={member} />
          <Factors member={member} />
        </Stack>
        <Stack sx={{ gap: 2 }}>
          <Orders kind="deposits" member={member} />
          <Orders kind="withdrawals" member={member} />
          <Sessions member={member} />
          <Deeds member={member} />
        </Stack>
      </Box>
    </Stack>
  );
};

/** The page of a person. Personal data are masked until somebody asks, with a reason. */
export const MemberPage = () => (
  <OnePage title={<MemberTitle />}>
    <Member />
  </OnePage>
);
