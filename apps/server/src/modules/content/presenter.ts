import { type Currency, currencySchema, type Locale } from '@pavilion/contract';
import type { Banner, Bulletin, ContentPageSummary, JackpotLevel } from '@pavilion/contract/content';
import { minor, toDecimal } from '@pavilion/money';
import { textOf } from '../../infra/storedText.ts';
import type { WinRow } from './latestWins.ts';
import type { BannerRow, BulletinRow, LevelRow, PageRow } from './queries.ts';
import { safeHtml } from './safeHtml.ts';
import { isBannerLink, isOwnOrSecureLink } from './safeLink.ts';

const oneOf = <const Value>(allowed: readonly Value[], value: unknown, otherwise: Value): Value =>
  allowed.find((candidate) => candidate === value) ?? otherwise;

export const flagOf = (value: boolean): 0 | 1 => (value ? 1 : 0);

/** spec §3 Banner. A link that is not plainly safe is left out: the picture stays and leads nowhere. */
export const presentBanner = (row: BannerRow, locale: Locale, visitorCurrency: Currency): Banner => {
  const isGame = row.link_type === 2 && row.link_gp_id !== null && row.link_gt_id !== null;
  const customUrl = isGame ? row.custom_url : null;
  const url = customUrl ?? (isGame ? '' : row.url);
  const isSafe = customUrl === null ? isBannerLink(row.link_type, url) : isOwnOrSecureLink(customUrl);
  const leads = isSafe && (url !== '' || isGame);
  const currency = currencySchema.safeParse(row.link_currency);
  return {
    id: row.id,
    title: textOf(row.title, locale),
    subtitle: textOf(row.subtitle, locale),
    action: leads ? textOf(row.action, locale) : '',
    url: isSafe ? url : '',
    link_type: oneOf([0, 1, 2], row.link_type, 1),
    link_method: oneOf([0, 1], row.link_method, 0),
    game_link_parameter:
      isGame && row.link_gp_id !== null && row.link_gt_id !== null
        ? {
            currency: currency.success ? currency.data : visitorCurrency,
            gt_id: row.link_gt_id,
            gp_id: row.link_gp_id,
            gp_gt_name: row.gp_gt_name,
            ...(row.link_game_code === null ? {} : { game_code: row.link_game_code }),
            customized: flagOf(customUrl !== null),
          }
        : null,
    scene: row.scene,
  };
};

/** What was closed before its time had begun is new when it begins. */
const newSince = ({ starts_at, updated_at }: BulletinRow): Date =>
  starts_at !== null && starts_at > updated_at ? starts_at : updated_at;

export const presentBulletin = (row: BulletinRow, locale: Locale): Bulletin => ({
  id: row.id,
  title: textOf(row.title, locale),
  display_device: oneOf([0, 1, 2], row.display_device, 0),
  display_content: row.display_content,
  content: safeHtml(textOf(row.content, locale)),
  updated_at: newSince(row).toISOString(),
});

export const presentLevel = (row: LevelRow, currency: Currency, locale: Locale): JackpotLevel => ({
  id: row.id,
  name: textOf(row.names, locale),
  amount: toDecimal(minor(row.amount_minor), currency),
  drops_by: row.drops_by_minor === null ? null : toDecimal(minor(row.drops_by_minor), currency),
});

export const presentPage = (row: PageRow, locale: Locale): ContentPageSummary => ({
  id: row.id,
  kind: row.kind,
  slug: row.slug,
  title: textOf(row.title, locale),
  summary: textOf(row.summary, locale),
  scene: row.scene,
  updated_at: row.updated_at.toISOString(),
});

const shownAtEachEnd = 2;

/** An account as others may see it: `pl***01`. Says nothing of its length. */
export const maskAccount = (account: string): string => {
  const letters = [...account];
  return `${letters.slice(0, shownAtEachEnd).join('')}***${letters.slice(-shownAtEachEnd).join('')}`;
};

export const presentWin = (row: WinRow, currency: Currency, locale: Locale) => ({
  member: maskAccount(row.account),
  game_id: row.game_id,
  game_name: textOf(row.names, locale),
  win: toDecimal(minor(row.win_minor), currency),
  currency,
  at: row.closed_at.toISOString(),
});
