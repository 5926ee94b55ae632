import type { Letter } from '@pavilion/contract/letters';
import type { ComponentType, ReactNode } from 'react';
import type { ContentEntryData, ContentListData } from '../features/content/model/loadContent.ts';
import type { HomeData } from '../features/home/model/loadHome.ts';
import type { GameHallData, LobbyData } from '../features/lobby/model/loadLobby.ts';
import type { OfferData } from '../features/offers/model/loadOffers.ts';
import type { ShellData } from '../features/shell/model/loadShell.ts';
import type { SportsData } from '../features/sports/model/loadSports.ts';
import type { SponsorData } from '../features/template/model/loadSponsors.ts';
import type { TournamentData } from '../features/tournaments/model/loadTournaments.ts';

/** The pages that both templates have, with what each is given. Add a page here and neither template compiles without it. */
export interface PageProps {
  HallShell: { readonly data: ShellData; readonly children: ReactNode };
  Home: { readonly data: HomeData };
  /** `children` stand below the intro. */
  ContentList: { readonly data: ContentListData; readonly children?: ReactNode };
  Offer: { readonly data: OfferData };
  Tournament: { readonly data: TournamentData };
  Sponsor: { readonly data: SponsorData };
  ContentEntry: { readonly data: ContentEntryData };
  Sports: { readonly data: SportsData };
  App: NoProps;
  GameHall: { readonly data: GameHallData };
  Lobby: { readonly data: LobbyData };
  MemberShell: { readonly children: ReactNode };
  MemberInfo: NoProps;
  MemberSecurity: NoProps;
  MemberBindAccount: NoProps;
  MemberDeposit: NoProps;
  FastPayment: NoProps;
  MemberWallet: NoProps;
  MemberTransaction: NoProps;
  MemberSafety: NoProps;
  MemberWithdrawal: NoProps;
  MemberLetter: NoProps;
  LetterPreview: { readonly data: Letter };
  MemberAnnouncement: NoProps;
  MemberRecommendProject: NoProps;
  MemberRecommendRecord: NoProps;
  MemberRecommendSearch: NoProps;
  MemberCashSurplus: NoProps;
  MemberMissions: NoProps;
  MemberVip: NoProps;
  MemberOffers: NoProps;
  AgentCentre: NoProps;
}

/** A page that fetches what it shows in the browser, as all of a member's do. */
export type NoProps = Readonly<Record<never, never>>;

export type PageName = keyof PageProps;
export type TemplateName = 'wide' | 'narrow';
export type Template = { readonly [Name in PageName]: () => Promise<ComponentType<PageProps[Name]>> };
