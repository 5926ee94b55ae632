import type { ComponentType } from 'react';

/** What an opened modal is given. */
export interface ModalProps {
  readonly onClose: () => void;
}

/** The modals that may be opened from anywhere, each a chunk of its own. Only one is open at a time. */
export const modals = {
  login: async () => (await import('../features/identity/LoginModal.tsx')).LoginModal,
  doubleCheck: async () => (await import('../features/identity/DoubleCheckModal.tsx')).DoubleCheckModal,
  secondFactor: async () =>
    (await import('../features/secondFactors/SecondFactorModal.tsx')).SecondFactorModal,
  factorChange: async () =>
    (await import('../features/secondFactors/FactorChangeModal.tsx')).FactorChangeModal,
  confirmAct: async () => (await import('../features/secondFactors/ConfirmModal.tsx')).ConfirmModal,
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
  logout: async () => (await import('../features/identity/LogOutModal.tsx')).LogOutModal,
  maintenance: async () => (await import('../features/play/MaintenanceModal.tsx')).MaintenanceModal,
  popupBlocked: async () => (await import('../features/play/PopupBlockedModal.tsx')).PopupBlockedModal,
  askToPlay: async () => (await import('../features/play/AskToPlayModal.tsx')).AskToPlayModal,
  demoGames: async () => (await import('../features/play/DemoGamesModal.tsx')).DemoGamesModal,
  realityCheck: async () => (await import('../features/safety/RealityCheckModal.tsx')).RealityCheckModal,
  redEnvelope: async () => (await import('../features/redEnvelope/RedEnvelopeModal.tsx')).RedEnvelopeModal,
  transferCheck: async () => (await import('../features/wallet/TransferCheckModal.tsx')).TransferCheckModal,
  wallet: async () => (await import('../features/wallet/WalletModal.tsx')).WalletModal,
  round: async () => (await import('../features/records/RoundModal.tsx')).RoundModal,
  register: async () => (await import('../features/signup/RegisterModal.tsx')).RegisterModal,
  thirdParty: async () => (await import('../features/handoff/ThirdPartyModal.tsx')).ThirdPartyModal,
  popups: async () => (await import('../features/popups/PopupModal.tsx')).PopupModal,
  news: async () => (await import('../features/popups/NewsModal.tsx')).NewsModal,
  terms: async () => (await import('../features/popups/TermsModal.tsx')).TermsModal,
  language: async () => (await import('../features/shell/LanguageModal.tsx')).LanguageModal,
} as const satisfies Record<string, () => Promise<ComponentType<ModalProps>>>;

export type ModalName = keyof typeof modals;
