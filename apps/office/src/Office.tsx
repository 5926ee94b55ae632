import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { dataProvider } from './data/dataProvider.ts';
import { InvitationPage } from './login/InvitationPage.tsx';
import { LoginPage } from './login/LoginPage.tsx';
import { AccountPage } from './rooms/account/AccountPage.tsx';
import { DepositList } from './rooms/deposits/DepositList.tsx';
import { DepositPage } from './rooms/deposits/DepositPage.tsx';
import { ExceptionList } from './rooms/deposits/ExceptionList.tsx';
import { AgreementsPage } from './rooms/content/AgreementsPage.tsx';
import { CoveragePage } from './rooms/content/CoveragePage.tsx';
import { NewAgreementPage } from './rooms/content/NewAgreementPage.tsx';
import { NewPiecePage } from './rooms/content/NewPiecePage.tsx';
import { PicturesPage } from './rooms/content/PicturesPage.tsx';
import { PieceList } from './rooms/content/PieceList.tsx';
import { PiecePage } from './rooms/content/PiecePage.tsx';
import { FreeRoundList } from './rooms/games/FreeRoundList.tsx';
import { GameList } from './rooms/games/GameList.tsx';
import { GamePage } from './rooms/games/GamePage.tsx';
import { JackpotList } from './rooms/games/JackpotList.tsx';
import { LabelsPage } from './rooms/games/LabelsPage.tsx';
import { LaunchPage } from './rooms/games/LaunchPage.tsx';
import { ProviderList } from './rooms/games/ProviderList.tsx';
import { ProviderPage } from './rooms/games/ProviderPage.tsx';
import { ReturnList } from './rooms/games/ReturnList.tsx';
import { RoundList } from './rooms/games/RoundList.tsx';
import { TransferList } from './rooms/games/TransferList.tsx';
import { MemberList } from './rooms/members/MemberList.tsx';
import { MemberPage } from './rooms/members/MemberPage.tsx';
import { AccountList } from './rooms/payments/AccountList.tsx';
import { GatewayList } from './rooms/payments/GatewayList.tsx';
import { MethodList } from './rooms/payments/MethodList.tsx';
import { PromotionList } from './rooms/payments/PromotionList.tsx';
import { RuleList } from './rooms/payments/RuleList.tsx';
import { SiteTags } from './rooms/members/SiteTags.tsx';
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
import { ReportsPage } from './rooms/reports/ReportsPage.tsx';
import { CaseList } from './rooms/reconciliation/CaseList.tsx';
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
import { WinList } from './rooms/wins/WinList.tsx';
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
      <Resource name="deposits" list={DepositList} show={DepositPage}>
        <Route path="exceptions" element={<ExceptionList />} />
      </Resource>
      <Resource name="wins" list={WinList} />
      <Resource name="reconciliation" list={CaseList} />
      <Resource name="payments" list={MethodList}>
        <Route path="accounts" element={<AccountList />} />
        <Route path="rules" element={<RuleList />} />
        <Route path="promotions" element={<PromotionList />} />
        <Route path="gateways" element={<GatewayList />} />
      </Resource>
      <Resource name="members" list={MemberList} show={MemberPage} />
      <Resource name="content" list={PieceList} show={PiecePage}>
        <Route path="coverage" element={<CoveragePage />} />
        <Route path="pictures" element={<PicturesPage />} />
        <Route path="agreements" element={<AgreementsPage />} />
        <Route path="agreements/new" element={<NewAgreementPage />} />
        <Route path="new/:kind" element={<NewPiecePage />} />
      <Resource name="games" list={GameList} show={GamePage}>
        <Route path="providers" element={<ProviderList />} />
        <Route path="providers/:id" element={<ProviderPage />} />
        <Route path="launch" element={<LaunchPage />} />
        <Route path="returns" element={<ReturnList />} />
        <Route path="rounds" element={<RoundList />} />
        <Route path="transfers" element={<TransferList />} />
        <Route path="jackpots" element={<JackpotList />} />
        <Route path="free_rounds" element={<FreeRoundList />} />
        <Route path="labels" element={<LabelsPage />} />
      <Resource name="members" list={MemberList} show={MemberPage}>
        <Route path="tags" element={<SiteTags />} />
      </Resource>
      <Resource name="proposals" list={ProposalList} show={ProposalPage} />
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
        <Route path="/reports" element={<ReportsPage />} />
        <Route path="/reports/:place" element={<ReportsPage />} />
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
