import { cookieNames, localeCookie, themes } from '@pavilion/contract';
import {
  modelLogin,
  modelSetting,
  modelSponsor,
  registerBackground,
  templateConfig,
} from '@pavilion/contract/templates';
import { createKysely } from '@pavilion/postgres';
import type { Pool } from 'pg';
import { type CallHandler, handle } from '../../http/caller.ts';
import { refused } from '../../http/refusal.ts';
import { createKeeper, type Keep } from '../../infra/answerKeeper.ts';
import type { ServerModule } from '../../module.ts';
import { ownPhoto, presentItem, presentWritten } from './presenter.ts';
import { findRegisterBackground, listItems, type TemplateDb } from './queries.ts';
import type { TemplateTables } from './tables.ts';

export interface TemplatesModule extends ServerModule {
  /** Forgets the public answers kept in this process; called when content changed. */
  readonly purge: () => void;
}

const modelCalls = (db: TemplateDb, keep: Keep): CallHandler[] => [
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

/** What operators put into a site's templates, and the themes to look at it in (spec §7). */
export const createTemplatesModule = ({ pool }: { pool: Pool }): TemplatesModule => {
  const db = createKysely<TemplateTables>(pool);
  const { keep, purge } = createKeeper();
  return { name: 'templates', calls: [...modelCalls(db, keep), previewCall], purge };
};
