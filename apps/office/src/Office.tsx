import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { dataProvider } from './data/dataProvider.ts';
import { InvitationPage } from './login/InvitationPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { AccountPage } from './rooms/account/AccountPage.tsx';
import { AgentList } from './rooms/agents/AgentList.tsx';
import { AgentPage } from './rooms/agents/AgentPage.tsx';
import { ApplicationList } from './rooms/agents/ApplicationList.tsx';
import { ApplicationPage } from './rooms/agents/ApplicationPage.tsx';
import { CodeList } from './rooms/agents/CodeList.tsx';
import { DomainList } from './rooms/agents/DomainList.tsx';
import { LetterForm } from './rooms/letters/LetterForm.tsx';
import { LetterList } from './rooms/letters/LetterList.tsx';
import { LetterPage } from './rooms/letters/LetterPage.tsx';
import { MemberList } from './rooms/members/MemberList.tsx';
import { MemberPage } from './rooms/members/MemberPage.tsx';
import { CostsPage } from './rooms/promotions/CostsPage.tsx';
import { EnvelopeForm } from './rooms/promotions/EnvelopeForm.tsx';
import { EnvelopeList } from './rooms/promotions/EnvelopeList.tsx';
import { EnvelopePage } from './rooms/promotions/EnvelopePage.tsx';
import { BoundsPage } from './rooms/proposals/BoundsPage.tsx';
import { ProposalList } from './rooms/proposals/ProposalList.tsx';
import { ProposalPage } from './rooms/proposals/ProposalPage.tsx';
import { AddressesPage } from './rooms/staff/AddressesPage.tsx';
import { InvitationList } from './rooms/staff/InvitationList.tsx';
import { RolesPage } from './rooms/staff/RolesPage.tsx';
import { StaffList } from './rooms/staff/StaffList.tsx';
import { StaffPage } from './rooms/staff/StaffPage.tsx';
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
      <Resource name="agents" list={AgentList} show={AgentPage}>
        <Route path="applications" element={<ApplicationList />} />
        <Route path="applications/:id" element={<ApplicationPage />} />
        <Route path="codes" element={<CodeList />} />
        <Route path="domains" element={<DomainList />} />
      </Resource>
      <Resource name="promotions" list={EnvelopeList} show={EnvelopePage}>
        <Route path="new" element={<EnvelopeForm />} />
        <Route path="costs" element={<CostsPage />} />
      </Resource>
      <Resource name="letters" list={LetterList} show={LetterPage}>
        <Route path="new" element={<LetterForm />} />
        <Route path=":id/edit" element={<LetterForm />} />
      </Resource>
      <Resource name="proposals" list={ProposalList} show={ProposalPage}>
        <Route path="bounds" element={<BoundsPage />} />
      </Resource>
      <Resource name="staff" list={StaffList} show={StaffPage}>
        <Route path="invitations" element={<InvitationList />} />
        <Route path="roles" element={<RolesPage />} />
        <Route path="addresses" element={<AddressesPage />} />
      </Resource>
      <Resource name="trace" list={TraceList} />
      <CustomRoutes>
        <Route path="/account" element={<AccountPage />} />
      </CustomRoutes>
      <CustomRoutes noLayout>
        <Route path="/invitation" element={<InvitationPage />} />
      </CustomRoutes>
    </Admin>
  </BrowserRouter>
);
