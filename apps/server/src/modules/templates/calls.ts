import { cookieNames, localeCookie, themes } from '@pavilion/contract';
import {
  modelLogin,
  modelSetting,
  modelSponsor,
  registerBackground,
  templateConfig,
} from '@pavilion/contract/templates';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import type { Keep } from '../../infra/answerKeeper.ts';
import { ownPhoto, presentItem, presentWritten } from './presenter.ts';
import { findRegisterBackground, listItems, type TemplateDb } from './queries.ts';

/** The lists and the picture of a site's templates. */
export const modelCalls = (db: TemplateDb, keep: Keep): CallHandler[] => [
  handle(
    modelSetting,
    keep(async ({ site, locale }, { language, model_version }) => {
      const rows = await listItems(db, site.id, 'setting', model_version);
      return { list: rows.map((row) => presentItem(row, language ?? locale)) };
    }),
  ),
  handle(
    modelSponsor,
    keep(async ({ site, locale }, { language, model_version }) => {
      const rows = await listItems(db, site.id, 'sponsor', model_version);
      return { list: rows.map((row) => presentWritten(row, language ?? locale)) };
    }),
  ),
  handle(
    modelLogin,
    keep(async ({ site, locale }, { language, model_version }) => {
      const rows = await listItems(db, site.id, 'login', model_version);
      return { list: rows.map((row) => presentWritten(row, language ?? locale)) };
    }),
  ),
  handle(
    registerBackground,
    keep(async ({ site }, { template }) => {
      const row = await findRegisterBackground(db, site.id, template);
      return { detail: { photo: ownPhoto(row?.photo ?? '') } };
    }),
  ),
];

/**
 * The visitor's own look at another theme; the site's setting stays the operator's. Choosing the theme that both templates
 * of the site wear anyway ends the look.
 */
const previewCall = handle(
  templateConfig,
  async ({ site }, { mobileTemplateName }) => {
    const theme = themes.find((name) => name === mobileTemplateName);
    if (theme === undefined) throw refused(templateConfig.codes, 404, 'error.not_found');
    if (!site.settings.theme_preview && theme !== site.settings.mobile_theme)
      throw refused(templateConfig.codes, 403, 'error.one_template');
    return { mobileTemplateName: theme };
  },
  {
    cookiesOf: ({ mobileTemplateName: value }, { site }) => [
      {
        name: cookieNames.theme,
        value,
        maxAgeSeconds:
          value === site.settings.mobile_theme && value === site.settings.desktop_theme
            ? 0
            : localeCookie.maxAgeSeconds,
      },
    ],
  },
);

/** What a site has its templates look like. */
export const templateCalls = (db: TemplateDb, keep: Keep): CallHandler[] => [
  ...modelCalls(db, keep),
  previewCall,
];
