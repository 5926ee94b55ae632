import type { LoginChallenge } from '@pavilion/contract/identity';
import type { ComponentType } from 'react';
import type { MessageBoxAsk } from '../features/messageBox/model/messageBox.ts';
import type { GameChoice } from '../features/openGame/gameDoor.ts';
import type { BlockedLaunch, MaintenanceNotice } from '../features/play/model/playNotice.ts';
import type { ConfirmedAct } from '../features/secondFactors/model/confirm.ts';
import type { FactorChange } from '../features/secondFactors/model/factorChange.ts';

type ChallengeOf<Method extends LoginChallenge['method']> = Extract<LoginChallenge, { method: Method }>;

/** Modals that are about something, which whoever opens them hands over. */
export type ToldModal =
  | { readonly name: 'doubleCheck'; readonly told: ChallengeOf<'questions'> }
  | { readonly name: 'secondFactor'; readonly told: ChallengeOf<'second_factor'> }
  | { readonly name: 'factorChange'; readonly told: FactorChange }
  | { readonly name: 'confirmAct'; readonly told: ConfirmedAct }
  | { readonly name: 'messageBox'; readonly told: MessageBoxAsk }
  | { readonly name: 'maintenance'; readonly told: MaintenanceNotice }
  | { readonly name: 'popupBlocked'; readonly told: BlockedLaunch }
  | { readonly name: 'giveUpOffer'; readonly told: { readonly orderNumber: string } }
  | { readonly name: 'askToPlay' | 'demo'; readonly told: GameChoice }
  | { readonly name: 'round'; readonly told: { readonly id: string } };

/** Modals that are opened by their name alone. */
export type PlainModalName = Exclude<ModalName, ToldModal['name']>;

export type OpenedModal = ToldModal | { readonly name: PlainModalName };

/** What a modal is given that needs nothing from whoever opens it. */
export interface ModalProps {
  readonly onClose: () => void;
}

/** What a modal is given that is about something. */
export interface ToldModalProps extends ModalProps {
  readonly opened: OpenedModal;
}

/** The modals that may be opened from anywhere, each a chunk of its own. Only one is open at a time. */
export const modals = {
  login: async () => (await import('../features/login/LoginModal.tsx')).LoginModal,
  doubleCheck: async () => (await import('../features/identity/DoubleCheckModal.tsx')).DoubleCheckModal,
  secondFactor: async () =>
    (await import('../features/secondFactors/SecondFactorModal.tsx')).SecondFactorModal,
  factorChange: async () =>
    (await import('../features/secondFactors/FactorChangeModal.tsx')).FactorChangeModal,
  confirmAct: async () => (await import('../features/secondFactors/ConfirmModal.tsx')).ConfirmModal,
  messageBox: async () => (await import('../features/messageBox/MessageBox.tsx')).MessageBox,
  withdrawVerify: async () =>
    (await import('../features/recovery/WithdrawVerifyModal.tsx')).WithdrawVerifyModal,
  forgotPassword: async () =>
    (await import('../features/recovery/ForgotPasswordModal.tsx')).ForgotPasswordModal,
  withdrawPassword: async () =>
    (await import('../features/recovery/WithdrawPasswordModal.tsx')).WithdrawPasswordModal,
  askLogin: async () => (await import('../features/identity/AskLoginModal.tsx')).AskLoginModal,
  changePassword: async () =>
    (await import('../features/sessions/ChangePasswordModal.tsx')).ChangePasswordModal,
  bankDemand: async () => (await import('../features/bank/BankDemandModal.tsx')).BankDemandModal,
  agreementDemand: async () =>
    (await import('../features/signup/AgreementDemandModal.tsx')).AgreementDemandModal,
  logout: async () => (await import('../features/identity/LogOutModal.tsx')).LogOutModal,
  maintenance: async () => (await import('../features/play/MaintenanceModal.tsx')).MaintenanceModal,
  popupBlocked: async () => (await import('../features/play/PopupBlockedModal.tsx')).PopupBlockedModal,
  askToPlay: async () => (await import('../features/play/AskToPlayModal.tsx')).AskToPlayModal,
  demo: async () => (await import('../features/play/DemoOpener.tsx')).DemoOpener,
  demoGames: async () => (await import('../features/play/DemoGamesModal.tsx')).DemoGamesModal,
  realityCheck: async () => (await import('../features/safety/RealityCheckModal.tsx')).RealityCheckModal,
  giveUpOffer: async () => (await import('../features/offers/GiveUpModal.tsx')).GiveUpModal,
  redEnvelope: async () => (await import('../features/redEnvelope/RedEnvelopeModal.tsx')).RedEnvelopeModal,
  transferCheck: async () => (await import('../features/wallet/TransferCheckModal.tsx')).TransferCheckModal,
  wallet: async () => (await import('../features/wallet/WalletModal.tsx')).WalletModal,
  round: async () => (await import('../features/records/RoundModal.tsx')).RoundModal,
  register: async () => (await import('../features/signup/RegisterModal.tsx')).RegisterModal,
  help: async () => (await import('../features/help/HelpModal.tsx')).HelpModal,
  search: async () => (await import('../features/search/SearchModal.tsx')).SearchModal,
  thirdParty: async () => (await import('../features/handoff/ThirdPartyModal.tsx')).ThirdPartyModal,
  popups: async () => (await import('../features/popups/PopupModal.tsx')).PopupModal,
  news: async () => (await import('../features/popups/NewsModal.tsx')).NewsModal,
  terms: async () => (await import('../features/popups/TermsModal.tsx')).TermsModal,
  language: async () => (await import('../features/shell/LanguageModal.tsx')).LanguageModal,
} as const satisfies Record<string, () => Promise<ComponentType<ToldModalProps>>>;

export type ModalName = keyof typeof modals;
