import { type Locale, type Theme, themes } from '@pavilion/contract';

/** What `npm run pictures` draws, and the page that shows it. */

export interface Picture {
  readonly screen: 'home' | 'lobby' | 'login' | 'wallet';
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

const screens = ['home', 'lobby', 'login', 'wallet'] as const;
const screenNames = { home: 'Home', lobby: 'Lobby', login: 'Login', wallet: 'Wallet' } as const;
const templates = ['wide', 'narrow'] as const;
const localesDrawn = [
  ['zh_CN', '简体中文'],
  ['en_US', 'English'],
  ['th_TH', 'ไทย'],
] as const;
/** A dark and a light one for the screens; every theme for the home page. */
const themesOfScreens = ['H5_1', 'H5_6'] as const;

const ofScreens: readonly Picture[] = screens.flatMap((screen) =>
  themesOfScreens.flatMap((theme) =>
    localesDrawn.flatMap(([locale]) => templates.map((template) => ({ screen, template, locale, theme }))),
  ),
);
const ofThemes: readonly Picture[] = themes
  .filter((theme) => !themesOfScreens.some((drawn) => drawn === theme))
  .flatMap((theme) =>
    templates.map((template): Picture => ({ screen: 'home', template, locale: 'zh_CN', theme })),
  );

export const pictures: readonly Picture[] = [...ofScreens, ...ofThemes];

export const pictureFile = ({ screen, template, locale, theme }: Picture): string =>
  `${screen}-${template}-${locale}-${theme}.webp`;

const image = (picture: Picture): string => {
  const { screen, template, locale, theme } = picture;
  const alt = `${screenNames[screen]}, ${template}, ${locale}, ${themeNames[theme]}`;
  return `<img src="pictures/${pictureFile(picture)}" alt="${alt}" width="${template === 'wide' ? 480 : 140}">`;
};

const screenSection = (screen: Picture['screen']): string => {
  const rows = themesOfScreens.flatMap((theme) =>
    localesDrawn.map(([locale, name]) => {
      const [wide, narrow] = templates.map((template) => image({ screen, template, locale, theme }));
      return `| ${themeNames[theme]}<br>${name} | ${wide} | ${narrow} |`;
    }),
  );
  return [`## ${screenNames[screen]}`, '', '| | wide | narrow |', '|---|---|---|', ...rows].join('\n');
};

const themeSection = (): string => {
  const rows = themes.map((theme) => {
    const [wide, narrow] = templates.map((template) =>
      image({ screen: 'home', template, locale: 'zh_CN', theme }),
    );
    return `| \`${theme}\`<br>${themeNames[theme]} | ${wide} | ${narrow} |`;
  });
  return ['## Themes', '', '| | wide | narrow |', '|---|---|---|', ...rows].join('\n');
};

/** The index page, Markdown. */
export const writeIndex = (): string =>
  `${[
    '# Pictures',
    'Drawn by `npm run pictures` in front of a freshly seeded demo hall.',
    themeSection(),
    ...screens.map(screenSection),
  ].join('\n\n')}\n`;
