import { type Locale, languageIds } from '@pavilion/contract';
import { siteDetail, webLogo } from '@pavilion/contract/content';
import { modelLogin, registerBackground } from '@pavilion/contract/templates';
import { callApi } from '../../../api/client.ts';
import type { SiteFacts } from '../../../site/SiteContext.tsx';
import type { TemplateName } from '../../../templates/pages.ts';
import { logoOf } from './templateFacts.ts';
import { wearTheme, wornTheme } from './wornTheme.ts';

/** Settings, theme, logo and sign-up picture as they are now; the page wears the theme at once. */
export const freshSetting = async (
  template: TemplateName,
): Promise<Pick<SiteFacts, 'site' | 'theme' | 'logo' | 'registerPhoto'>> => {
  const [{ env_config: site }, { web_logo_list: logos }] = await Promise.all([
    callApi(siteDetail, {}),
    callApi(webLogo, {}),
  ]);
  const theme = wornTheme(site, template, document.cookie);
  const { detail } = await callApi(registerBackground, { template: theme });
  wearTheme(theme);
  return { site, theme, logo: logoOf(logos), registerPhoto: detail.photo };
};

export const freshLogin = async (
  theme: SiteFacts['theme'],
  locale: Locale,
): Promise<Pick<SiteFacts, 'loginItems'>> => {
  const { list } = await callApi(modelLogin, { language: languageIds[locale], model_version: theme });
  return { loginItems: list };
};
