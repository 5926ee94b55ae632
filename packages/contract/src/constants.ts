/** Numbers and names that the specification fixes. Each carries its unit in its name and its section beside it. */

/** spec §9 */
export const requestTimeoutMs = 30_000;
export const toastMs = 3_000;
export const toastOffsetPx = 16;
export const settingsErrorToastMs = 5_000;
export const quitFlagClearMs = 30_000;
export const transferBackLockMs = 10_000;
export const channelWaitMs = 2_000;
export const chunkReloadGuardMs = 10_000;
/** The longest address of a question for operators' icons (spec §9), in characters. */
export const iconAddressMax = 500;
/** Nobody waits longer for such icons (spec §9 icon API), milliseconds. */
export const iconWaitMs = 5_000;
export const manifestCheckMs = 1_000;
export const idleFallbackMs = 50;
export const routeTransitionMs = 100;
export const loadingOverlayCloseMs = 400;
export const quitGameDelayMs = 300;
export const resizeDebounceMs = 1_000;
export const desktopMinPx = 992;
export const jackpotDigits = 10;
export const gameWindow = { widthPx: 1500, heightPx: 800 } as const;
export const providerNamesMax = 15;
export const badgeMax = 99;
export const overlayZIndex = 2_000;
export const letterPageSize = 50;
export const accountLength = { min: 6, max: 12 } as const;
export const passwordLength = { min: 6, max: 12 } as const;
export const withdrawPasswordDigits = 4;
export const vndPhoneDigits = 10;
export const phoneCodeDigits = 6;
export const contactHandleLength = { min: 5, max: 50 } as const;
export const doubleValidationQuestions = 3;
export const captchaWaitMs = 1_000;
export const verifyCountdownSeconds = 300;
export const defaultTimeZone = 'America/Caracas';
export const redEnvelopePollMs = 3_000;
export const socketReconnect = { delayMs: 1_000, delayMaxMs: 5_000, timeoutMs: 20_000 } as const;

/** spec §9: cookies */
export const localeCookie = { name: 'i18n_redirected', maxAgeSeconds: 31_536_000 } as const;
export const agentDomainCookieSeconds = 86_400;

/** spec §9: language ids */
export const languageIds = {
  zh_TW: 0,
  zh_CN: 1,
  en_US: 2,
  vi_VN: 3,
  ko_KR: 4,
  ja_JP: 5,
  th_TH: 6,
  hi_IN: 7,
  my_MM: 8,
  ta_IN: 9,
  bn_BD: 10,
} as const;
export type Locale = keyof typeof languageIds;
export const locales = Object.keys(languageIds) as readonly Locale[];
export const defaultLocale: Locale = 'zh_CN';
export const isLocale = (value: string): value is Locale => Object.hasOwn(languageIds, value);

/** spec §9: country to language */
export const localeByCountry: Readonly<Record<string, Locale>> = {
  TW: 'zh_TW',
  CN: 'zh_CN',
  US: 'en_US',
  VN: 'vi_VN',
  LA: 'vi_VN',
  KR: 'ko_KR',
  JP: 'ja_JP',
  TH: 'th_TH',
  IN: 'hi_IN',
  MM: 'my_MM',
  TA: 'ta_IN',
  BD: 'bn_BD',
};

/** spec §9: default currency per language */
export const currencyByLocale = {
  zh_TW: 'RMB',
  zh_CN: 'RMB',
  en_US: 'USD',
  vi_VN: 'VND',
  ko_KR: 'WON',
  ja_JP: 'JPY',
  th_TH: 'THB',
  hi_IN: 'INR',
  my_MM: 'MMK',
  ta_IN: 'INR',
  bn_BD: 'BDT',
} as const satisfies Record<Locale, string>;

/** spec §3: game types. Id 1 is an empty placeholder. */
export const gameTypes = {
  2: { name: 'slot', prefix: 'e_' },
  3: { name: 'live', prefix: 'v_' },
  4: { name: 'sport', prefix: 's_' },
  5: { name: 'lottery', prefix: 'l_' },
  6: { name: 'chess', prefix: 'c_' },
  7: { name: 'virtual_sport', prefix: 't_' },
  8: { name: 'cockfight', prefix: 'd_' },
  9: { name: 'esport', prefix: 'g_' },
} as const;
export type GameTypeId = keyof typeof gameTypes;
export const gameTypeIds = [2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly GameTypeId[];
export const slotGameType = 2;

/** spec §6: 1 is a normal member; every other type loads the names of the agents' levels */
export const memberTypes = { member: 1, agent: 2 } as const;

/** spec §9: mobile template names, here the names of themes */
export const themes = ['H5_1', 'H5_2', 'H5_3', 'H5_4', 'H5_5', 'H5_6', 'H5_7', 'H5_8'] as const;
export type Theme = (typeof themes)[number];

/** spec §3: local storage, cookies */
export const storageKeys = {
  memberId: 'member_id',
  currency: 'currency',
  memberAccount: 'member_account',
  memberType: 'member_type',
  agentType: 'agent_type',
  token: 'token',
  eyeOpen: 'eyeOpen',
  isPlay: 'isPlay',
  pwa: 'pwa',
  siteName: 'site_name',
  isV3Ver: 'isV3Ver',
  waitingWindow: 'waitingWindow',
  skipReloadGetInfo: 'skipReloadGetInfo',
  windowMessage: 'window-msg',
} as const;
export const cookieNames = {
  fastDeposit: 'isFastDeposit',
  routeRegister: 'isRouteRegister',
  currency: 'ccy',
  locale: localeCookie.name,
  /** The theme that a visitor looks at for themselves (`template_config`); absent: the site's. */
  theme: 'theme',
  signupMode: 'signup_mode',
  memberAgent: 'member_agent',
  campaign: 'campaign',
  recommendCode: 'recommend_code',
  signupCurrency: 'signup_currency',
  agentDomainId: 'agent_domain_id',
  /** Which accounts were logged in with this browser, for the server alone. */
  knownBrowser: 'known_browser',
} as const;

/** spec §2: query parameters that hand a login over. They leave the address bar before anything else happens. */
export const handoffQueryKeys = ['enc', 'tk', 'member_account', 'member_currency', 'member_id'] as const;

/** Query parameter by which an address shows its page in a language: each language of a page has an address of its own. */
export const languageQueryKey = 'lang';

/** spec §5: ways to reach a member, by the names of their fields; each is an account of its own elsewhere. */
export const handleFieldNames = [
  'member_wechat',
  'member_qq',
  'member_line',
  'member_telegram',
  'member_whats_app',
  'member_skype',
  'member_fb',
  'member_zalo',
] as const;
