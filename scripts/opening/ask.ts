import { currencySchema } from '@pavilion/contract';
import type { z } from 'zod';
import { depositRanges } from '../../database/seeds/cashier.ts';
import { operatorNameSchema } from '../launcher/staffArguments.ts';
import {
  configSchema,
  methodSchema,
  type OpeningConfig,
  type OpeningInput,
  providerSchema,
  siteSchema,
} from './config.ts';

/** Where questions go and answers come from: a terminal, or a test. */
export interface Dialogue {
  readonly ask: (question: string) => Promise<string>;
  readonly tell: (line: string) => void;
}

const listed = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
const same = (text: string): unknown => text;

/** Asks until the answer fits. An empty answer takes what is offered. */
const askFor = async <T extends z.ZodType>(
  { ask, tell }: Dialogue,
  question: string,
  schema: T,
  offered = '',
  read: (text: string) => unknown = same,
): Promise<z.output<T>> => {
  for (;;) {
    const typed = (await ask(`${question}${offered === '' ? '' : ` [${offered}]`}: `)).trim();
    const parsed = schema.safeParse(read(typed === '' ? offered : typed));
    if (parsed.success) return parsed.data;
    tell(`  ${parsed.error.issues[0]?.message ?? 'does not fit'}`);
  }
};

const askSite = async (dialogue: Dialogue): Promise<OpeningInput['site']> => {
  const { shape } = siteSchema;
  return {
    code: await askFor(dialogue, 'Short name of the site, small letters', shape.code),
    name: await askFor(dialogue, 'Its name, as visitors read it', shape.name),
    timeZone: await askFor(dialogue, 'Time zone of its days', shape.timeZone, 'UTC'),
    languages: await askFor(
      dialogue,
      'Languages, the first is the one offered first',
      shape.languages,
      'zh_CN, en_US',
      listed,
    ),
    currencies: await askFor(dialogue, 'Currencies', shape.currencies, '', listed),
    hosts: await askFor(dialogue, 'Host names', shape.hosts, '', listed),
    theme: await askFor(dialogue, 'Theme, H5_1 to H5_8', shape.theme, 'H5_1'),
    minimumAge: await askFor(dialogue, 'Age from which one may join', shape.minimumAge, '18', Number),
  };
};

const askMethods = async (
  dialogue: Dialogue,
  currencies: readonly string[],
): Promise<OpeningInput['gateways'][number]['methods']> => {
  const methods = [];
  for (const currency of currencySchema.options.filter((code) => currencies.includes(code))) {
    const { min, max, presets } = depositRanges[currency];
    const read = (text: string): unknown => {
      const [least, most, ...offered] = listed(text);
      return { currency, min: least, max: most, presets: offered };
    };
    const question = `Deposits in ${currency}: smallest, largest, then amounts to offer`;
    methods.push(await askFor(dialogue, question, methodSchema, [min, max, ...presets].join(', '), read));
  }
  return methods;
};

/** Asks for a whole config, step by step; every answer is judged at once, as the file's would be. */
export const askConfig = async (dialogue: Dialogue): Promise<OpeningConfig> => {
  const site = await askSite(dialogue);
  const account = await askFor(dialogue, 'Account of the owner of the office', operatorNameSchema);
  const codes = await askFor(
    dialogue,
    'Providers of the studio, by their codes',
    providerSchema.shape.code.array().min(1),
    'LANTERN',
    listed,
  );
  const origin = await askFor(dialogue, "Address of the studio's games", providerSchema.shape.origin);
  const code = await askFor(dialogue, 'Short name of the payment gateway', siteSchema.shape.code, 'pay');
  const name = await askFor(dialogue, 'Its name, as members read it', siteSchema.shape.name);
  const payOrigin = await askFor(dialogue, "The gateway's address", providerSchema.shape.origin, origin);
  return configSchema.parse({
    site,
    owner: { account },
    providers: codes.map((one) => ({ code: one, origin })),
    gateways: [
      {
        code,
        name: Object.fromEntries(site.languages.map((language) => [language, name])),
        origin: payOrigin,
        methods: await askMethods(dialogue, site.currencies),
      },
    ],
  } satisfies OpeningInput);
};
