import { useState } from 'react';
import { Admin, CustomRoutes, type I18nProvider, Resource } from 'react-admin';
import { BrowserRouter, Route } from 'react-router';
import { dataProvider } from './data/dataProvider.ts';
import { nounOf } from './data/resources.ts';
import { LoginPage } from './login/LoginPage.tsx';
import { TodayPage } from './rooms/today/TodayPage.tsx';
import { authProvider } from './shell/authProvider.ts';
import { DeniedPage } from './shell/DeniedPage.tsx';
import { OfficeLayout } from './shell/OfficeLayout.tsx';
import { createQueryClient } from './shell/queryClient.ts';
import { roomPart } from './shell/roomPart.tsx';
import { createStore } from './shell/store.ts';
import { darkTheme, lightTheme } from './theme/themes.ts';

// Rooms are parts of their own: nobody waits for more than the one that is entered.
const AccountPage = roomPart(async () => (await import('./rooms/account/AccountPage.tsx')).AccountPage);
const AgentList = roomPart(async () => (await import('./rooms/agents/AgentList.tsx')).AgentList);
const AgentPage = roomPart(async () => (await import('./rooms/agents/AgentPage.tsx')).AgentPage);
const ApplicationList = roomPart(
  async () => (await import('./rooms/agents/ApplicationList.tsx')).ApplicationList,
);
const ApplicationPage = roomPart(
  async () => (await import('./rooms/agents/ApplicationPage.tsx')).ApplicationPage,
);
const CodeList = roomPart(async () => (await import('./rooms/agents/CodeList.tsx')).CodeList);
const DomainList = roomPart(async () => (await import('./rooms/agents/DomainList.tsx')).DomainList);
const CycleList = roomPart(async () => (await import('./rooms/agents/settlement/CycleList.tsx')).CycleList);
const CyclePage = roomPart(async () => (await import('./rooms/agents/settlement/CyclePage.tsx')).CyclePage);
const BillPage = roomPart(async () => (await import('./rooms/agents/settlement/BillPage.tsx')).BillPage);
const AgentBills = roomPart(async () => (await import('./rooms/agents/settlement/BillList.tsx')).AgentBills);
const DisputeList = roomPart(
  async () => (await import('./rooms/agents/settlement/DisputeList.tsx')).DisputeList,
);
const DebtList = roomPart(async () => (await import('./rooms/agents/settlement/DebtList.tsx')).DebtList);
const PlanList = roomPart(async () => (await import('./rooms/agents/plans/PlanList.tsx')).PlanList);
const PlanPage = roomPart(async () => (await import('./rooms/agents/plans/PlanPage.tsx')).PlanPage);
const NewPlanPage = roomPart(async () => (await import('./rooms/agents/plans/PlanPage.tsx')).NewPlanPage);
const HolderList = roomPart(async () => (await import('./rooms/agents/plans/HolderList.tsx')).HolderList);
const RelationsPage = roomPart(
  async () => (await import('./rooms/agents/relations/RelationsPage.tsx')).RelationsPage,
);
const SignalsPage = roomPart(
  async () => (await import('./rooms/agents/signals/SignalsPage.tsx')).SignalsPage,
);
const ExclusionList = roomPart(
  async () => (await import('./rooms/agents/signals/ExclusionList.tsx')).ExclusionList,
);
const AgentAgreementsPage = roomPart(
  async () => (await import('./rooms/content/AgreementsPage.tsx')).AgentAgreementsPage,
);
const NewAgentAgreementPage = roomPart(
  async () => (await import('./rooms/content/NewAgreementPage.tsx')).NewAgentAgreementPage,
);
const AgreementsPage = roomPart(
  async () => (await import('./rooms/content/AgreementsPage.tsx')).AgreementsPage,
);
const CoveragePage = roomPart(async () => (await import('./rooms/content/CoveragePage.tsx')).CoveragePage);
const NewAgreementPage = roomPart(
  async () => (await import('./rooms/content/NewAgreementPage.tsx')).NewAgreementPage,
);
const NewPiecePage = roomPart(async () => (await import('./rooms/content/NewPiecePage.tsx')).NewPiecePage);
const PicturesPage = roomPart(async () => (await import('./rooms/content/PicturesPage.tsx')).PicturesPage);
const PieceList = roomPart(async () => (await import('./rooms/content/PieceList.tsx')).PieceList);
const PieceOrder = roomPart(async () => (await import('./rooms/content/PieceOrder.tsx')).PieceOrder);
const PiecePage = roomPart(async () => (await import('./rooms/content/PiecePage.tsx')).PiecePage);
const DepositList = roomPart(async () => (await import('./rooms/deposits/DepositList.tsx')).DepositList);
const DepositPage = roomPart(async () => (await import('./rooms/deposits/DepositPage.tsx')).DepositPage);
const ExceptionList = roomPart(
  async () => (await import('./rooms/deposits/ExceptionList.tsx')).ExceptionList,
);
const FreeRoundList = roomPart(async () => (await import('./rooms/games/FreeRoundList.tsx')).FreeRoundList);
const GameList = roomPart(async () => (await import('./rooms/games/GameList.tsx')).GameList);
const GameOrder = roomPart(async () => (await import('./rooms/games/GameOrder.tsx')).GameOrder);
const GamePage = roomPart(async () => (await import('./rooms/games/GamePage.tsx')).GamePage);
const InvitationPage = roomPart(async () => (await import('./login/InvitationPage.tsx')).InvitationPage);
const JackpotList = roomPart(async () => (await import('./rooms/games/JackpotList.tsx')).JackpotList);
const LabelsPage = roomPart(async () => (await import('./rooms/games/LabelsPage.tsx')).LabelsPage);
const LaunchPage = roomPart(async () => (await import('./rooms/games/LaunchPage.tsx')).LaunchPage);
const OfferList = roomPart(async () => (await import('./rooms/games/OfferList.tsx')).OfferList);
const ProviderList = roomPart(async () => (await import('./rooms/games/ProviderList.tsx')).ProviderList);
const ProviderPage = roomPart(async () => (await import('./rooms/games/ProviderPage.tsx')).ProviderPage);
const ReturnList = roomPart(async () => (await import('./rooms/games/ReturnList.tsx')).ReturnList);
const RoundList = roomPart(async () => (await import('./rooms/games/RoundList.tsx')).RoundList);
const TransferList = roomPart(async () => (await import('./rooms/games/TransferList.tsx')).TransferList);
const HelpCaseList = roomPart(async () => (await import('./rooms/help/HelpCaseList.tsx')).HelpCaseList);
const HelpCasePage = roomPart(async () => (await import('./rooms/help/HelpCasePage.tsx')).HelpCasePage);
const LetterForm = roomPart(async () => (await import('./rooms/letters/LetterForm.tsx')).LetterForm);
const LetterList = roomPart(async () => (await import('./rooms/letters/LetterList.tsx')).LetterList);
const LetterPage = roomPart(async () => (await import('./rooms/letters/LetterPage.tsx')).LetterPage);
const MemberList = roomPart(async () => (await import('./rooms/members/MemberList.tsx')).MemberList);
const MemberPage = roomPart(async () => (await import('./rooms/members/MemberPage.tsx')).MemberPage);
const SiteTags = roomPart(async () => (await import('./rooms/members/SiteTags.tsx')).SiteTags);
const AccountList = roomPart(async () => (await import('./rooms/payments/AccountList.tsx')).AccountList);
const GatewayList = roomPart(async () => (await import('./rooms/payments/GatewayList.tsx')).GatewayList);
const MethodList = roomPart(async () => (await import('./rooms/payments/MethodList.tsx')).MethodList);
const PromotionList = roomPart(
  async () => (await import('./rooms/payments/PromotionList.tsx')).PromotionList,
);
const BankList = roomPart(async () => (await import('./rooms/payments/BankList.tsx')).BankList);
const RuleList = roomPart(async () => (await import('./rooms/payments/RuleList.tsx')).RuleList);
const MissionForm = roomPart(
  async () => (await import('./rooms/promotions/missions/MissionForm.tsx')).MissionForm,
);
const MissionList = roomPart(
  async () => (await import('./rooms/promotions/missions/MissionList.tsx')).MissionList,
);
const MissionPage = roomPart(
  async () => (await import('./rooms/promotions/missions/MissionPage.tsx')).MissionPage,
);
const TournamentForm = roomPart(
  async () => (await import('./rooms/promotions/tournaments/TournamentForm.tsx')).TournamentForm,
);
const TournamentList = roomPart(
  async () => (await import('./rooms/promotions/tournaments/TournamentList.tsx')).TournamentList,
);
const TournamentPage = roomPart(
  async () => (await import('./rooms/promotions/tournaments/TournamentPage.tsx')).TournamentPage,
);
const VipPage = roomPart(async () => (await import('./rooms/promotions/VipPage.tsx')).VipPage);
const CostsPage = roomPart(async () => (await import('./rooms/promotions/CostsPage.tsx')).CostsPage);
const EnvelopeForm = roomPart(async () => (await import('./rooms/promotions/EnvelopeForm.tsx')).EnvelopeForm);
const EnvelopeList = roomPart(async () => (await import('./rooms/promotions/EnvelopeList.tsx')).EnvelopeList);
const EnvelopePage = roomPart(async () => (await import('./rooms/promotions/EnvelopePage.tsx')).EnvelopePage);
const BoundsPage = roomPart(async () => (await import('./rooms/proposals/BoundsPage.tsx')).BoundsPage);
const ProposalList = roomPart(async () => (await import('./rooms/proposals/ProposalList.tsx')).ProposalList);
const ProposalPage = roomPart(async () => (await import('./rooms/proposals/ProposalPage.tsx')).ProposalPage);
const DifferenceList = roomPart(async () => (await import('./rooms/reconciliation/CaseList.tsx')).CaseList);
const ReportsPage = roomPart(async () => (await import('./rooms/reports/ReportsPage.tsx')).ReportsPage);
const AddressRuleList = roomPart(
  async () => (await import('./rooms/risk/AddressRuleList.tsx')).AddressRuleList,
);
const AwayList = roomPart(async () => (await import('./rooms/risk/AwayList.tsx')).AwayList);
const CaseList = roomPart(async () => (await import('./rooms/risk/CaseList.tsx')).CaseList);
const CasePage = roomPart(async () => (await import('./rooms/risk/CasePage.tsx')).CasePage);
const DeniedValueList = roomPart(
  async () => (await import('./rooms/risk/DeniedValueList.tsx')).DeniedValueList,
);
const LimitList = roomPart(async () => (await import('./rooms/risk/LimitList.tsx')).LimitList);
const PacePage = roomPart(async () => (await import('./rooms/risk/PacePage.tsx')).PacePage);
const RulesPage = roomPart(async () => (await import('./rooms/risk/RulesPage.tsx')).RulesPage);
const SettingPage = roomPart(async () => (await import('./rooms/settings/SettingPage.tsx')).SettingPage);
const SettingsPage = roomPart(async () => (await import('./rooms/settings/SettingsPage.tsx')).SettingsPage);
const NewSitePage = roomPart(async () => (await import('./rooms/sites/NewSitePage.tsx')).NewSitePage);
const SiteList = roomPart(async () => (await import('./rooms/sites/SiteList.tsx')).SiteList);
const AddressesPage = roomPart(async () => (await import('./rooms/staff/AddressesPage.tsx')).AddressesPage);
const InvitationList = roomPart(
  async () => (await import('./rooms/staff/InvitationList.tsx')).InvitationList,
);
const RolesPage = roomPart(async () => (await import('./rooms/staff/RolesPage.tsx')).RolesPage);
const StaffList = roomPart(async () => (await import('./rooms/staff/StaffList.tsx')).StaffList);
const StaffPage = roomPart(async () => (await import('./rooms/staff/StaffPage.tsx')).StaffPage);
const SystemPage = roomPart(async () => (await import('./rooms/system/SystemPage.tsx')).SystemPage);
const TraceList = roomPart(async () => (await import('./rooms/trace/TraceList.tsx')).TraceList);
const WinList = roomPart(async () => (await import('./rooms/wins/WinList.tsx')).WinList);
const WithdrawalList = roomPart(
  async () => (await import('./rooms/withdrawals/WithdrawalList.tsx')).WithdrawalList,
);
const WithdrawalPage = roomPart(
  async () => (await import('./rooms/withdrawals/WithdrawalPage.tsx')).WithdrawalPage,
);

/** The lists of the rooms, by the address of the room. */
const lists = {
  withdrawals: WithdrawalList,
  deposits: DepositList,
  wins: WinList,
  reconciliation: DifferenceList,
  payments: MethodList,
  content: PieceList,
  games: GameList,
  members: MemberList,
  agents: AgentList,
  settlement: CycleList,
  promotions: EnvelopeList,
  help: HelpCaseList,
  letters: LetterList,
  proposals: ProposalList,
  sites: SiteList,
  staff: StaffList,
  risk_cases: CaseList,
  trace: TraceList,
} as const;

/** Where the hall's process serves it. */
const basename = '/office';

/** What the list at an address needs, fetched where it is one: drawn with its frame at once, it is drawn fewer times. */
const fetchFirst = async (address: string): Promise<void> => {
  const name = address.slice(basename.length + 1);
  const list = Object.entries(lists).find(([of]) => of === name)?.[1];
  if (list !== undefined) await Promise.all([list.fetch(), nounOf(name).catch(() => undefined)]);
};

/** The room at the address with which the office is opened; never fails. */
export const firstRoom = fetchFirst(location.pathname);

const store = createStore();

export const Office = ({ i18nProvider }: { readonly i18nProvider: I18nProvider }) => {
  const [queryClient] = useState(createQueryClient);
  return (
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
        <Resource name="withdrawals" list={lists.withdrawals} show={WithdrawalPage} />
        <Resource name="deposits" list={lists.deposits} show={DepositPage}>
          <Route path="exceptions" element={<ExceptionList />} />
        </Resource>
        <Resource name="wins" list={lists.wins} />
        <Resource name="reconciliation" list={lists.reconciliation} />
        <Resource name="payments" list={lists.payments}>
          <Route path="accounts" element={<AccountList />} />
          <Route path="rules" element={<RuleList />} />
          <Route path="banks" element={<BankList />} />
          <Route path="promotions" element={<PromotionList />} />
          <Route path="gateways" element={<GatewayList />} />
        </Resource>
        <Resource name="content" list={lists.content} show={PiecePage}>
          <Route path="order" element={<PieceOrder />} />
          <Route path="coverage" element={<CoveragePage />} />
          <Route path="pictures" element={<PicturesPage />} />
          <Route path="agreements" element={<AgreementsPage />} />
          <Route path="agreements/new" element={<NewAgreementPage />} />
          <Route path="new/:kind" element={<NewPiecePage />} />
        </Resource>
        <Resource name="games" list={lists.games} show={GamePage}>
          <Route path="providers" element={<ProviderList />} />
          <Route path="providers/:id" element={<ProviderPage />} />
          <Route path="offers" element={<OfferList />} />
          <Route path="launch" element={<LaunchPage />} />
          <Route path="returns" element={<ReturnList />} />
          <Route path="rounds" element={<RoundList />} />
          <Route path="transfers" element={<TransferList />} />
          <Route path="jackpots" element={<JackpotList />} />
          <Route path="free_rounds" element={<FreeRoundList />} />
          <Route path="labels" element={<LabelsPage />} />
          <Route path="order" element={<GameOrder />} />
        </Resource>
        <Resource name="members" list={lists.members} show={MemberPage}>
          <Route path="tags" element={<SiteTags />} />
        </Resource>
        <Resource name="agents" list={lists.agents} show={AgentPage}>
          <Route path="applications" element={<ApplicationList />} />
          <Route path="applications/:id" element={<ApplicationPage />} />
          <Route path="codes" element={<CodeList />} />
          <Route path="domains" element={<DomainList />} />
          <Route path="relations" element={<RelationsPage />} />
          <Route path="agreements" element={<AgentAgreementsPage />} />
          <Route path="agreements/new" element={<NewAgentAgreementPage />} />
        </Resource>
        <Resource name="settlement" list={lists.settlement} show={CyclePage}>
          <Route path="bills/:id" element={<BillPage />} />
          <Route path="agents/:id/bills" element={<AgentBills />} />
          <Route path="disputes" element={<DisputeList />} />
          <Route path="debts" element={<DebtList />} />
          <Route path="plans" element={<PlanList />} />
          <Route path="plans/new" element={<NewPlanPage />} />
          <Route path="plans/:id" element={<PlanPage />} />
          <Route path="holders" element={<HolderList />} />
          <Route path="signals" element={<SignalsPage />} />
          <Route path="exclusions" element={<ExclusionList />} />
        </Resource>
        <Resource name="promotions" list={lists.promotions} show={EnvelopePage}>
          <Route path="new" element={<EnvelopeForm />} />
          <Route path="costs" element={<CostsPage />} />
          <Route path="vip" element={<VipPage />} />
          <Route path="missions" element={<MissionList />} />
          <Route path="missions/new" element={<MissionForm />} />
          <Route path="missions/:id" element={<MissionPage />} />
          <Route path="tournaments" element={<TournamentList />} />
          <Route path="tournaments/new" element={<TournamentForm />} />
          <Route path="tournaments/:id" element={<TournamentPage />} />
        </Resource>
        <Resource name="help" list={lists.help} show={HelpCasePage} />
        <Resource name="letters" list={lists.letters} show={LetterPage}>
          <Route path="new" element={<LetterForm />} />
          <Route path=":id/edit" element={<LetterForm />} />
        </Resource>
        <Resource name="proposals" list={lists.proposals} show={ProposalPage}>
          <Route path="bounds" element={<BoundsPage />} />
        </Resource>
        <Resource name="sites" list={lists.sites}>
          <Route path="new" element={<NewSitePage />} />
        </Resource>
        <Resource name="staff" list={lists.staff} show={StaffPage}>
          <Route path="invitations" element={<InvitationList />} />
          <Route path="roles" element={<RolesPage />} />
          <Route path="addresses" element={<AddressesPage />} />
        </Resource>
        <Resource name="risk_cases" list={lists.risk_cases} show={CasePage}>
          <Route path="rules" element={<RulesPage />} />
          <Route path="addresses" element={<AddressRuleList />} />
          <Route path="denied" element={<DeniedValueList />} />
          <Route path="away" element={<AwayList />} />
          <Route path="limits" element={<LimitList />} />
          <Route path="pace" element={<PacePage />} />
        </Resource>
        <Resource name="trace" list={lists.trace} />
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
};
