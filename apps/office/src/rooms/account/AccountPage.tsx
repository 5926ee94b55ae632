import { Box, Stack } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { useOpenSession } from '../../session/useSession.ts';
import { Columns } from '../../ui/Columns.tsx';
import { Facts, Panel } from '../../ui/Panel.tsx';
import { useRoleName } from '../staff/roleName.ts';
import { OwnFactors } from './OwnFactors.tsx';
import { OwnMail } from './OwnMail.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';

/** One's own account: who one is here, password, factors, sessions. */
export const AccountPage = () => {
  const translate = useTranslate();
  const roleName = useRoleName();
  const session = useOpenSession();
  if (session === null) return null;
  return (
    <Box sx={{ paddingY: 2 }}>
      <Title title={translate('office.menu.account')} />
      <Columns>
        <Stack sx={{ gap: 2 }}>
          <Panel title={translate('office.account.me')}>
            <Facts
              facts={[
                { label: translate('office.login.account'), value: session.staff.account },
                { label: translate('office.account.site'), value: session.site.name },
                {
                  label: translate('resources.staff.fields.roles'),
                  value: session.roles.map(roleName).join(' · '),
                },
              ]}
            />
          </Panel>
          <OwnMail />
          <OwnPassword />
        </Stack>
        <OwnFactors account={session.staff.account} />
        <Box sx={{ gridColumn: { md: '1 / -1' }, minWidth: 0 }}>
          <OwnSessions />
        </Box>
      </Columns>
    </Box>
  );
};
