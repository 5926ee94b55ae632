import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { dataProvider } from './data/dataProvider.ts';
import { InvitationPage } from './login/InvitationPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { AccountPage } from './rooms/account/AccountPage.tsx';
import { MemberList } from './rooms/members/MemberList.tsx';
import { MemberPage } from './rooms/members/MemberPage.tsx';
import { ProposalList } from './rooms/proposals/ProposalList.tsx';
import { ProposalPage } from './rooms/proposals/ProposalPage.tsx';
import { AddressRuleList } from './rooms/risk/AddressRuleList.tsx';
import { AwayList } from './rooms/risk/AwayList.tsx';
import { CaseList } from './rooms/risk/CaseList.tsx';
import { CasePage } from './rooms/risk/CasePage.tsx';
import { DeniedValueList } from './rooms/risk/DeniedValueList.tsx';
import { LimitList } from './rooms/risk/LimitList.tsx';
import { PacePage } from './rooms/risk/PacePage.tsx';
import { RulesPage } from './rooms/risk/RulesPage.tsx';
import { SettingPage } from './rooms/settings/SettingPage.tsx';
import { SettingsPage } from './rooms/settings/SettingsPage.tsx';
import { AddressesPage } from './rooms/staff/AddressesPage.tsx';
import { InvitationList } from './rooms/staff/InvitationList.tsx';
import { RolesPage } from './rooms/staff/RolesPage.tsx';
import { StaffList } from './rooms/staff/StaffList.tsx';
import { StaffPage } from './rooms/staff/StaffPage.tsx';
import { SystemPage } from './rooms/system/SystemPage.tsx';
import { TodayPage } from './rooms/today/TodayPage.tsx';
import { TraceList } from './rooms/trace/TraceList.tsx';
import { WithdrawalList } from './rooms/withdrawals/WithdrawalList.tsx';
import { WithdrawalPage } from './rooms/withdrawals/WithdrawalPage.tsx';
import { authProvider } from './shell/authProvider.ts';
import { DeniedPage } from './shell/DeniedPage.tsx';
import { OfficeLayout } from './shell/OfficeLayout.tsx';
import { createQueryClient } from './shell/queryClient.ts';
import { createStore } from './shell/store.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

/** Where the hall's process serves it. */
const basename = '/office';

const store = createStore();
const queryClient = createQueryClient();

export const Office = ({ i18nProvider }: { readonly i18nProvider: I18nProvider }) => (
  <BrowserRouter basename={basename}>
    <Admin
      title="Pavilion · 华庭"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      loginPage={LoginPage}
      layout={OfficeLayout}
      dashboard={TodayPage}
      accessDenied={DeniedPage}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      <Resource name="withdrawals" list={WithdrawalList} show={WithdrawalPage} />
      <Resource name="members" list={MemberList} show={MemberPage} />
      <Resource name="proposals" list={ProposalList} show={ProposalPage} />
      <Resource name="staff" list={StaffList} show={StaffPage}>
        <Route path="invitations" element={<InvitationList />} />
        <Route path="roles" element={<RolesPage />} />
        <Route path="addresses" element={<AddressesPage />} />
      </Resource>
      <Resource name="risk_cases" list={CaseList} show={CasePage}>
        <Route path="rules" element={<RulesPage />} />
        <Route path="addresses" element={<AddressRuleList />} />
        <Route path="denied" element={<DeniedValueList />} />
        <Route path="away" element={<AwayList />} />
        <Route path="limits" element={<LimitList />} />
        <Route path="pace" element={<PacePage />} />
      </Resource>
      <Resource name="trace" list={TraceList} />
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
        <Route path="/system" element={<SystemPage />} />
        <Route path="/settings" element={<SettingsPage />} />
        <Route path="/settings/:name/:key?" element={<SettingPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
);
