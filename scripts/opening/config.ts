import { currencySchema, localeSchema } from '@pavilion/contract';
import { newSiteSchema } from '@pavilion/contract/office';
import { type CurrencyCode, parseDecimal } from '@pavilion/money';
import { z } from 'zod';
import { providers } from '../../database/seeds/gamesData.ts';
import { LaunchError } from '../launcher/settings.ts';
import { operatorNameSchema } from '../launcher/staffArguments.ts';
import { type JsonPath, lineFinder } from './jsonLines.ts';

/** What `npm run open` is told of a hall; docs/guides/operator.md shows one. */

const distinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const originSchema = z
  .url({ protocol: /^https?$/, error: 'takes an address like https://games.example' })
  .refine((text) => URL.parse(text)?.origin === text, 'takes scheme, host and port, and nothing after them');
const amountSchema = z
  .string()
  .regex(/^[0-9]+(\.[0-9]+)?$/, { error: 'takes an amount in quotes, like "10" or "0.50"', abort: true });
const textsSchema = z.partialRecord(localeSchema, z.string().min(1).max(60));

export const siteSchema = newSiteSchema.extend({ id: z.number().int().min(1).max(9_999).default(1) });

export const methodSchema = z
  .strictObject({
    currency: currencySchema,
    min: amountSchema,
    max: amountSchema,
    presets: z.array(amountSchema).max(12).default([]),
  })
  .superRefine(({ currency, min, max, presets }, context) => {
    const minorOf = (amount: string, path: JsonPath): bigint | undefined => {
      const parsed = parseDecimal(amount, currency);
      if (parsed === undefined || parsed <= 0n)
        context.addIssue({ code: 'custom', path: [...path], message: `is no amount of ${currency}` });
      return parsed;
    };
    const [least, most] = [minorOf(min, ['min']), minorOf(max, ['max'])];
    if (least === undefined || most === undefined) return;
    if (least > most) context.addIssue({ code: 'custom', path: ['max'], message: 'is less than min' });
    for (const [index, preset] of presets.entries()) {
      const amount = minorOf(preset, ['presets', index]);
      if (amount !== undefined && (amount < least || amount > most))
        context.addIssue({ code: 'custom', path: ['presets', index], message: 'is not between min and max' });
    }
  });

export const providerSchema = z.strictObject({
  code: z.enum(providers.map(({ code }) => code)),
  origin: originSchema,
});

const gatewaySchema = z.strictObject({
  code: siteSchema.shape.code,
  /** As members read it, by language. */
  name: textsSchema.refine((texts) => Object.keys(texts).length > 0, 'names nothing'),
  origin: originSchema,
  methods: z.array(methodSchema).min(1, 'names nothing'),
});

/** A folder beside the file; `texts.ts` tells what stands in it. */
const textsFolderSchema = z.strictObject({
  folder: z.string().min(1),
  /** The site's day from which the agreement in it holds. */
  agreementFrom: z.iso.date('takes a day, like 2026-01-31'),
});

export const configSchema = z
  .strictObject({
    site: siteSchema,
    owner: z.strictObject({ account: operatorNameSchema }),
    providers: z.array(providerSchema).min(1, 'names nothing'),
    gateways: z.array(gatewaySchema).min(1, 'names nothing'),
    texts: textsFolderSchema.optional(),
  })
  .superRefine(({ site, providers: named, gateways }, context) => {
    const tell = (path: JsonPath, message: string): void =>
      context.addIssue({ code: 'custom', path: [...path], message });
    if (!distinct(named.map(({ code }) => code))) tell(['providers'], 'names one twice');
    if (!distinct(gateways.map(({ code }) => code))) tell(['gateways'], 'names one twice');
    for (const [place, { methods }] of gateways.entries()) {
      if (!distinct(methods.map(({ currency }) => currency)))
        tell(['gateways', place, 'methods'], 'names a currency twice');
      for (const [index, { currency }] of methods.entries())
        if (!site.currencies.includes(currency))
          tell(
            ['gateways', place, 'methods', index, 'currency'],
            `${currency} is none of the site's currencies`,
          );
    }
    for (const currency of site.currencies)
      if (!gateways.some(({ methods }) => methods.some((method) => method.currency === currency)))
        tell(['gateways'], `nobody could pay in ${currency}: no method takes it`);
  });
export type OpeningConfig = z.output<typeof configSchema>;
export type OpeningInput = z.input<typeof configSchema>;
export type DepositMethod = z.output<typeof methodSchema>;

/** Minor units of an amount that the schema has let through. */
export const minorOf = (amount: string, currency: CurrencyCode): bigint => {
  const parsed = parseDecimal(amount, currency);
  if (parsed === undefined) throw new LaunchError(`"${amount}" is no amount of ${currency}`);
  return parsed;
};

const segments = (path: readonly PropertyKey[]): (string | number)[] =>
  path.map((segment) => (typeof segment === 'number' ? segment : String(segment)));

/**
 * Reads a config file's text. Throws `LaunchError` with a line for each fault: where in the file, which field, and what
 * is wrong with it; never the value, which may be none of the reader's business.
 */
export const parseConfig = (text: string, file: string): OpeningConfig => {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch (error) {
    throw new LaunchError(`${file} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
  const parsed = configSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lineOf = lineFinder(text);
  const faults = parsed.error.issues.flatMap((issue) => {
    const path = segments(issue.path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ path: [...path, key], message: 'is no field that there is' }));
    const isMissing = issue.code === 'invalid_type' && issue.input === undefined;
    return [{ path, message: isMissing ? 'is missing' : issue.message }];
  });
  throw new LaunchError(
    faults
      .map(
        ({ path, message }) => `${file}, line ${lineOf(path)}: ${path.join('.') || 'the file'}: ${message}`,
      )
      .join('\n  '),
  );
};
