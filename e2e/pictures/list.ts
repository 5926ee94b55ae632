import { type Locale, type Theme, themes } from '@pavilion/contract';

/** What `npm run pictures` draws, and the page that shows it. */

export const screens = [
  'home',
  'lobby',
  'login',
  'wallet',
  'info',
  'deposit',
  'withdrawal',
  'records',
  'statement',
  'letters',
  'recommend',
  'redEnvelope',
  'safety',
  'signup',
  'search',
  'help',
  'offers',
  'offer',
  'myOffers',
  'missions',
  'vip',
  'app',
  'notFound',
  'game',
] as const;
export type Screen = (typeof screens)[number];

export interface Picture {
  readonly screen: Screen;
  readonly template: 'wide' | 'narrow';
  readonly locale: Locale;
  readonly theme: Theme;
}

export const themeNames: Readonly<Record<Theme, string>> = {
  H5_1: 'Night Brass',
  H5_2: 'Jade Court',
  H5_3: 'Cinnabar Festival',
  H5_4: 'Deep Sea',
  H5_5: 'Orchid',
  H5_6: 'Porcelain',
  H5_7: 'Graphite',
  H5_8: 'Sunrise',
};

const screenNames: Readonly<Record<Screen, string>> = {
  home: 'Home',
  lobby: 'Lobby',
  login: 'Login',
  wallet: 'Wallet',
  info: 'Member centre',
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  records: 'Records',
  statement: 'The statement on paper',
  letters: 'Messages',
  recommend: 'Referrals',
  redEnvelope: 'A red envelope',
  safety: 'Responsible gaming',
  signup: 'Sign-up',
  search: 'Search over all games',
  help: 'Help',
  offers: 'Promotions',
  offer: 'A promotion with its terms',
  myOffers: 'My promotions',
  missions: 'Missions and the daily check-in',
  vip: 'VIP levels',
  app: 'The app',
  notFound: 'A page that is not there',
  game: 'A game in its window',
};
const templates = ['wide', 'narrow'] as const;
const localeNames: Partial<Record<Locale, string>> = { zh_CN: '简体中文', en_US: 'English', th_TH: 'ไทย' };

type Dress = readonly [Theme, Locale];
/** A dark and a light theme in three languages. */
const everyDress: readonly Dress[] = (['H5_1', 'H5_6'] as const).flatMap((theme) =>
  (['zh_CN', 'en_US', 'th_TH'] as const).map((locale): Dress => [theme, locale]),
);
/** Further in, one of each tells enough. */
const twoDresses: readonly Dress[] = [
  ['H5_1', 'zh_CN'],
  ['H5_6', 'en_US'],
];
const dressesOf = (screen: Screen): readonly Dress[] =>
  screens.indexOf(screen) <= screens.indexOf('wallet') ? everyDress : twoDresses;

const ofScreens: readonly Picture[] = screens.flatMap((screen) =>
  dressesOf(screen).flatMap(([theme, locale]) =>
    templates.map((template) => ({ screen, template, locale, theme })),
  ),
);
const ofThemes: readonly Picture[] = themes
  .filter((theme) => !everyDress.some(([drawn]) => drawn === theme))
  .flatMap((theme) =>
    templates.map((template): Picture => ({ screen: 'home', template, locale: 'zh_CN', theme })),
  );

export const pictures: readonly Picture[] = [...ofScreens, ...ofThemes];

export const pictureFile = ({ screen, template, locale, theme }: Picture): string =>
  `${screen}-${template}-${locale}-${theme}.webp`;

const image = (picture: Picture, drawn: ReadonlySet<string>): string => {
  const { screen, template, locale, theme } = picture;
  if (!drawn.has(pictureFile(picture))) return '';
  const alt = `${screenNames[screen]}, ${template}, ${locale}, ${themeNames[theme]}`;
  return `<img src="pictures/${pictureFile(picture)}" alt="${alt}" width="${template === 'wide' ? 480 : 140}">`;
};

const section = (title: string, rows: readonly (readonly string[])[]): string[] => {
  const shown = rows.filter(([, ...images]) => images.some((one) => one !== ''));
  if (shown.length === 0) return [];
  const table = ['| | wide | narrow |', '|---|---|---|', ...shown.map((cells) => `| ${cells.join(' | ')} |`)];
  return [`## ${title}`, table.join('\n')];
};

const screenSection = (screen: Screen, drawn: ReadonlySet<string>): string[] =>
  section(
    screenNames[screen],
    dressesOf(screen).map(([theme, locale]) => [
      `${themeNames[theme]}<br>${localeNames[locale] ?? locale}`,
      ...templates.map((template) => image({ screen, template, locale, theme }, drawn)),
    ]),
  );

const themeSection = (drawn: ReadonlySet<string>): string[] =>
  section(
    'Themes',
    themes.map((theme) => [
      `\`${theme}\`<br>${themeNames[theme]}`,
      ...templates.map((template) => image({ screen: 'home', template, locale: 'zh_CN', theme }, drawn)),
    ]),
  );

/** Kept from before the visitor's way was walked anew: what the same screens have become stands beside them. */
const comparedScreens = [
  'home',
  'lobby',
  'login',
  'info',
  'deposit',
  'withdrawal',
  'records',
  'redEnvelope',
] as const satisfies readonly Screen[];

const comparison = (drawn: ReadonlySet<string>): string[] => {
  const rows = comparedScreens.map((screen) => {
    const picture: Picture = { screen, template: 'narrow', locale: 'zh_CN', theme: 'H5_1' };
    const before = `<img src="pictures/before/${pictureFile(picture)}" alt="${screenNames[screen]}, before" width="195">`;
    return `| ${screenNames[screen]} | ${before} | ${image(picture, drawn).replace('width="140"', 'width="195"')} |`;
  });
  return ['## Before and after', ['| | before | after |', '|---|---|---|', ...rows].join('\n')];
};

/** The index page, Markdown, of the files that have been drawn. */
export const writeIndex = (drawn: ReadonlySet<string>): string =>
  `${[
    '# Pictures',
    'Drawn by `npm run pictures` in front of a freshly seeded demo hall; the games by `npm run pictures:games`.',
    ...comparison(drawn),
    ...themeSection(drawn),
    ...screens.flatMap((screen) => screenSection(screen, drawn)),
  ].join('\n\n')}\n`;
