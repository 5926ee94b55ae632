import { currencySchema, type GameTypeId, gameTypes, locales } from '@pavilion/contract';
import { gamesRead, type NewGame, newGameSchema, newGamesMax } from '@pavilion/contract/office';
import { minor, toCurrencyCode, toDecimal } from '@pavilion/money';
import type { OkOf, ProviderCalls } from '@pavilion/provider-kit';
import { CsvError, parse } from 'csv-parse/sync';
import { z } from 'zod';
import { refused } from '../../http/refusal.ts';
import { delimiterOf } from '../../infra/csvDelimiter.ts';
import { stakeBounds } from './limitDeeds.ts';

/** What a provider tells of its games. */
export type GamesTold = OkOf<ProviderCalls['games']>['games'];

type Read = z.output<typeof gamesRead.data>;
type Refused = Read['refused'][number];

/** A game as it was written down, and where. */
interface Line {
  readonly line: number;
  readonly code: string;
  /** Fields that no list of games has. */
  readonly unknown: readonly string[];
  readonly game: unknown;
}

/** The columns of a list; those of stakes and names bear a currency or a language behind them. */
const plainFields = ['code', 'type', 'return', 'up_to', 'desktop', 'mobile'] as const;
const knownFields: ReadonlySet<string> = new Set([
  ...plainFields,
  ...locales.map((locale) => `name_${locale}`),
  ...currencySchema.options.flatMap((currency) => [`min_${currency}`, `max_${currency}`]),
]);

const textIn = (fields: ReadonlyMap<string, unknown>, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value).trim()
    : '';
};

/** By number or by name; what is neither is refused by the schema. */
const typeOf = (text: string): unknown => {
  const named = Object.entries(gameTypes).find(([, { name }]) => name === text.toLowerCase());
  return Number(named?.[0] ?? (text === '' ? Number.NaN : text));
};

/** Percent with up to two decimals as hundredths of a percent. */
const returnOf = (text: string): unknown => {
  if (text === '') return null;
  const [, whole, fraction = ''] = /^(\d{1,3})(?:\.(\d{1,2}))?\s*%?$/.exec(text) ?? [];
  return whole === undefined ? text : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
};

/** What is left empty is true. */
const flagOf = (text: string): unknown => {
  if (text === '' || text === '1' || text === 'true') return true;
  return text === '0' || text === 'false' ? false : text;
};

/** A game out of fields that lie beside each other, as columns do. */
const gameOf = (fields: ReadonlyMap<string, unknown>): unknown => ({
  code: textIn(fields, 'code'),
  type: typeOf(textIn(fields, 'type')),
  names: Object.fromEntries(
    locales
      .map((locale) => [locale, textIn(fields, `name_${locale}`)] as const)
      .filter(([, name]) => name !== ''),
  ),
  rtp_bp: returnOf(textIn(fields, 'return')),
  rtp_up_to: flagOf(textIn(fields, 'up_to') || '0'),
  on_desktop: flagOf(textIn(fields, 'desktop')),
  on_mobile: flagOf(textIn(fields, 'mobile')),
  limits: currencySchema.options
    .map((currency) => ({
      currency,
      min: textIn(fields, `min_${currency}`),
      max: textIn(fields, `max_${currency}`),
    }))
    .filter(({ min, max }) => min !== '' || max !== ''),
});

const lineOf = (line: number, fields: ReadonlyMap<string, unknown>): Line => ({
  line,
  code: textIn(fields, 'code').slice(0, 64),
  unknown: [...fields.keys()].filter((name) => !knownFields.has(name)),
  game: gameOf(fields),
});

const noList = () => refused(gamesRead.codes, 389, 'office.no_game_list');

const csvSchema = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number().int() }) }),
);

const linesOfCsv = (text: string): Line[] => {
  try {
    const delimiter = delimiterOf(text);
    const records = csvSchema.parse(
      parse(text, { bom: true, columns: true, info: true, trim: true, skip_empty_lines: true, delimiter }),
    );
    if (records.length === 0) throw noList();
    return records.map(({ record, info }) => lineOf(info.lines, new Map(Object.entries(record))));
  } catch (error) {
    throw error instanceof CsvError ? noList() : error;
  }
};

const jsonSchema = z.array(z.record(z.string(), z.unknown())).min(1);

const linesOfJson = (text: string): Line[] => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw noList();
  }
  const parsed = jsonSchema.safeParse(given);
  if (!parsed.success) throw noList();
  return parsed.data.map((fields, at) => lineOf(at + 1, new Map(Object.entries(fields))));
};

/** What a provider tells of itself; languages and currencies that this house does not have are left out. */
const linesOfWire = (games: GamesTold): Line[] =>
  games.map((game, at) => ({
    line: at + 1,
    code: game.game_code,
    unknown: [],
    game: {
      code: game.game_code,
      type: game.game_type,
      names: Object.fromEntries(
        Object.entries(game.names).filter(
          ([locale, name]) => locales.some((known) => known === locale) && name.trim() !== '',
        ),
      ),
      rtp_bp: game.rtp_bp === 0 ? null : game.rtp_bp,
      rtp_up_to: game.rtp_up_to,
      on_desktop: true,
      on_mobile: true,
      limits: Object.entries(game.bet_limits).flatMap(([code, { min, max }]) => {
        const currency = toCurrencyCode(code);
        if (currency === undefined) return [];
        return [{ currency, min: toDecimal(minor(min), currency), max: toDecimal(minor(max), currency) }];
      }),
    },
  }));

export type GameList =
  | { readonly from: 'csv' | 'json'; readonly text: string }
  | { readonly from: 'wire'; readonly games: GamesTold };

const linesOf = (list: GameList): Line[] => {
  if (list.from === 'wire') return linesOfWire(list.games);
  return list.from === 'csv' ? linesOfCsv(list.text) : linesOfJson(list.text);
};

/** The first of its stakes that is upside down, nothing, or written as no amount of its currency. */
const badLimit = ({ limits }: NewGame): string | undefined => {
  const seen = new Set<string>();
  for (const limit of limits) {
    if (seen.has(limit.currency) || stakeBounds(limit) === undefined) return `min_${limit.currency}`;
    seen.add(limit.currency);
  }
};

/** Whether what was read may be added: a game, or where it fails. */
const judge = ({ unknown, game }: Line): NewGame | Pick<Refused, 'why' | 'field'> => {
  const [strange] = unknown;
  if (strange !== undefined) return { why: 'unknown_field', field: strange.slice(0, 64) };
  const parsed = newGameSchema.safeParse(game);
  if (!parsed.success)
    return { why: 'malformed', field: parsed.error.issues[0]?.path.map(String).join('_') ?? null };
  const field = badLimit(parsed.data);
  return field === undefined ? parsed.data : { why: 'malformed', field };
};

/** Judges a list line by line; `known` are codes that the provider has in the catalogue. Refuses with 389 what is none. */
export const readGameLines = (list: GameList, known: ReadonlySet<string>): Read => {
  const games: NewGame[] = [];
  const out: Refused[] = [];
  const seen = new Set<string>();
  for (const line of linesOf(list)) {
    const judged = judge(line);
    const where = { line: line.line, code: line.code };
    if ('why' in judged) out.push({ ...where, ...judged });
    else if (known.has(judged.code)) out.push({ ...where, why: 'there', field: null });
    else if (seen.has(judged.code)) out.push({ ...where, why: 'twice', field: 'code' });
    else games.push(judged);
    if ('code' in judged) seen.add(judged.code);
  }
  return {
    games: games.slice(0, newGamesMax),
    refused: out,
    more: Math.max(0, games.length - newGamesMax),
  };
};

/** Whether a list that is proposed still holds what reading found: every code once, every stake an amount. */
export const isSoundList = (games: readonly NewGame[]): boolean =>
  new Set(games.map(({ code }) => code)).size === games.length &&
  games.every((game) => badLimit(game) === undefined);

/** A game in a line, as whoever confirms it reads it. */
export const inOneLine = ({ code, type, names, rtp_bp, rtp_up_to: isUpTo, limits }: NewGame): string =>
  [
    code,
    gameTypes[type satisfies GameTypeId].name,
    Object.values(names).join(' / '),
    ...(rtp_bp === null ? [] : [`${isUpTo ? '≤ ' : ''}${(rtp_bp / 100).toFixed(2)} %`]),
    ...limits.map(({ currency, min, max }) => `${currency} ${min}–${max}`),
  ].join(' · ');
