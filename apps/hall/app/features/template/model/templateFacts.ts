import type { PageServices } from '@pavilion/contract';
import { webLogo } from '@pavilion/contract/content';
import { modelLogin, registerBackground, type WrittenTemplateItem } from '@pavilion/contract/templates';
import { askOr } from '../../../api/inProcess.ts';

/** What the operator's template puts around every page: in the page from its first paint, so that nothing moves later. */
export interface TemplateFacts {
  /** The operator's logo, '' for the house's own mark. */
  readonly logo: string;
  /** What stands beside the login form. */
  readonly loginItems: readonly WrittenTemplateItem[];
  /** The picture over the sign-up form, '' for none. */
  readonly registerPhoto: string;
}

/** The house's own mark is drawn in the page, in the theme's colour. */
const ownMark = '/art/brand/mark.svg';

export const logoOf = (list: readonly { readonly photo_path: string }[]): string => {
  const path = list[0]?.photo_path ?? ownMark;
  return path === ownMark ? '' : path;
};

export const loadTemplateFacts = async (services: PageServices): Promise<TemplateFacts> => {
  const { theme, locale } = services;
  const [logos, login, background] = await Promise.all([
    askOr(services, webLogo, {}, { web_logo_list: [] }),
    askOr(services, modelLogin, { language: locale, model_version: theme }, { list: [] }),
    askOr(services, registerBackground, { template: theme }, { detail: { photo: '' } }),
  ]);
  return {
    logo: logoOf(logos.web_logo_list),
    loginItems: login.list,
    registerPhoto: background.detail.photo,
  };
};
