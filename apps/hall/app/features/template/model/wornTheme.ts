import { cookieNames, type Theme, themes } from '@pavilion/contract';
import type { SiteSettings } from '@pavilion/contract/content';
import type { TemplateName } from '../../../templates/pages.ts';
import { groundColours } from '../../../theme/groundColours.ts';

/** The theme of the visitor's own look, or the site's: the rule by which the server chooses (apps/server visitor.ts). */
export const wornTheme = (
  site: Pick<SiteSettings, 'desktop_theme' | 'mobile_theme' | 'theme_preview'>,
  template: TemplateName,
  cookies: string,
): Theme => {
  const entry = cookies.split('; ').find((cookie) => cookie.startsWith(`${cookieNames.theme}=`));
  const chosen = themes.find((theme) => entry === `${cookieNames.theme}=${theme}`);
  if (chosen !== undefined && site.theme_preview) return chosen;
  return template === 'wide' ? site.desktop_theme : site.mobile_theme;
};

/** Themes are variables: another name on the root element is another look, without a file or a reload. */
export const wearTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', groundColours[theme]);
};
