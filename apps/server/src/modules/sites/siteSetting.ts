import {
  type SettingValue,
  settingSave,
  siteSettingSchema,
  underJurisdiction,
} from '@pavilion/contract/office';
import type { SqlExecutor } from '@pavilion/postgres';
import { refused } from '../../http/refusal.ts';
import { type SettingPlace, settingStore } from '../../infra/settingStore.ts';
import { isRecord, storedSettingsSchema } from './settings.ts';
import { giveSignUpForms } from './signUpForms.ts';

interface Row {
  readonly name: string;
  readonly time_zone: string;
  readonly languages: readonly string[];
  readonly currencies: readonly string[];
  readonly is_demo: boolean;
  readonly settings: unknown;
  readonly slot_round_ms: number | null;
}

const read = async (db: SqlExecutor, { siteId }: SettingPlace) => {
  const { rows } = await db.query<Row>({
    text: `SELECT name, time_zone, languages, currencies, is_demo, settings, slot_round_ms FROM site WHERE id = $1`,
    values: [siteId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { name, settings, slot_round_ms, ...columns } = row;
  const stored = storedSettingsSchema.parse({ ...(isRecord(settings) ? settings : {}), ...columns });
  const set: SettingValue<'site'> = {
    site_name: name,
    site_names: stored.site_names,
    languages: stored.languages,
    currencies: stored.currencies,
    age_min: stored.age_min,
    game_room: stored.game_room,
    customer_service: stored.customer_service,
    service_hours: stored.service_hours,
    bulletin_display_frequency: stored.bulletin_display_frequency,
    icon_fallback_hosts: stored.icon_fallback_hosts,
    slot_round_ms,
    autoplay: stored.autoplay,
    feature_buy: stored.feature_buy,
    hurry: stored.hurry,
    game_round_ms: stored.game_round_ms,
    jurisdiction: stored.jurisdiction,
  };
  // As it holds, should the row say otherwise.
  const value = siteSettingSchema.parse(underJurisdiction(stored.jurisdiction, set));
  return { value, isSet: true };
};

/** What a site is called, where it is open, and how it behaves: columns of its row and part of its `settings`. */
export const siteSetting = settingStore<'site'>({
  name: 'site',
  read,
  write: async (tx, { siteId }, { site_name: name, languages, currencies, slot_round_ms: pace, ...rest }) => {
    await tx.query(
      `UPDATE site SET name = $2, languages = $3, currencies = $4, slot_round_ms = $5, settings = settings || $6::jsonb
        WHERE id = $1`,
      [siteId, name, languages, currencies, pace, JSON.stringify(rest)],
    );
    // A currency that is new here would have a sign-up that asks for nothing.
    await giveSignUpForms(tx, siteId, currencies);
  },
  /** A currency in which there are members stays: they could not log in to their money any more. */
  check: async (tx, { siteId }, { before, after }) => {
    const gone = before?.currencies.filter((currency) => !after.currencies.includes(currency)) ?? [];
    const { rows } = await tx.query<{ currency: string }>(
      `SELECT currency FROM unnest($2::text[]) AS gone (currency)
        WHERE EXISTS (SELECT FROM member WHERE member.site_id = $1 AND member.currency = gone.currency)`,
      [siteId, gone],
    );
    if (rows.length > 0)
      throw refused(settingSave.codes, 352, 'office.currency_held', {
        names: rows.map(({ currency }) => currency),
      });
  },
});
