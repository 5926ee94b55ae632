import { parseArgs } from 'node:util';
import { isCurrencyCode } from '@pavilion/money';
import type { WireKey } from '@pavilion/provider-kit';
import type { GivenPlayer } from '@pavilion/provider-kit/conformance';
import { LaunchError } from '../launcher/settings.ts';

export const usage = `npm run conformance                     this hall, started on a database of its own
npm run conformance -- --url U --key K  any hall that speaks the native protocol
npm run conformance -- --provider --url U --key K   any provider, U with its base path

  --url URL              origin of the hall, or address of the provider
  --key ID:SECRET        the key that signs
  --junit FILE           writes the report for build servers, too
  --only TEXT            only cases whose group and name hold this

Of a hall:
  --other-key ID:SECRET  another provider's key, for the cases about strangers
  --setup-database URL   arranges players and states in the database of a hall of this software, as its owner:
                         for a hall that was set up to be tested; members stay behind in it
  --player ID --token T --game CODE [--currency USD]
                         somebody with money in an open session at the key's provider, where nothing can be arranged
  --other-player ID --other-token T --other-game CODE
                         the same at the other key's provider
  --unit N               smallest stake in minor units (100)
  --seed N               of the faults between hall and suite

Of a provider:
  --currency CODE        a currency of its games (USD)
  --player ID --round ID a player and a round of theirs, for what is asked of known rounds`;

export type Options =
  | { readonly mode: 'own'; readonly common: Common; readonly hall: HallTuning }
  | { readonly mode: 'hall'; readonly common: Common; readonly hall: HallTuning & Foreign }
  | { readonly mode: 'provider'; readonly common: Common; readonly provider: ForeignProvider };

interface Common {
  readonly junit: string | undefined;
  readonly only: string | undefined;
}
interface HallTuning {
  readonly unit: number | undefined;
  readonly seed: number | undefined;
}
interface Foreign {
  readonly url: string;
  readonly key: WireKey;
  readonly otherKey: WireKey | undefined;
  readonly setupDatabase: string | undefined;
  readonly player: GivenPlayer | undefined;
  readonly otherPlayer: GivenPlayer | undefined;
}
interface ForeignProvider {
  readonly url: string;
  readonly key: WireKey;
  readonly currency: string;
  readonly playerId: string | undefined;
  readonly roundId: string | undefined;
}

const text = { type: 'string' } as const;
const flags = {
  url: text,
  key: text,
  'other-key': text,
  junit: text,
  only: text,
  'setup-database': text,
  player: text,
  token: text,
  game: text,
  currency: text,
  'other-player': text,
  'other-token': text,
  'other-game': text,
  unit: text,
  seed: text,
  round: text,
  provider: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: flags, strict: true }).values;
  } catch (error) {
    throw new LaunchError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
};

const readKey = (flag: string, given: string): WireKey => {
  const at = given.indexOf(':');
  if (at < 1 || at === given.length - 1) throw new LaunchError(`--${flag} is ID:SECRET`);
  return { keyId: given.slice(0, at), secret: given.slice(at + 1) };
};

const readCount = (flag: string, given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  if (!/^[0-9]{1,9}$/.test(given)) throw new LaunchError(`--${flag} is a whole number`);
  return Number(given);
};

const readCurrency = (given = 'USD'): string => {
  if (!isCurrencyCode(given)) throw new LaunchError(`--currency ${given} is none that halls know`);
  return given;
};

const readUrl = (given: string): string => {
  if (!/^https?:\/\//.test(given) || !URL.canParse(given))
    throw new LaunchError('--url is an http or https address');
  return given;
};

const readPlayer = (
  flags: string,
  given: readonly (string | undefined)[],
  currency: string,
): GivenPlayer | undefined => {
  const [playerId, sessionToken, gameCode] = given;
  if (playerId === undefined && sessionToken === undefined && gameCode === undefined) return undefined;
  if (playerId === undefined || sessionToken === undefined || gameCode === undefined)
    throw new LaunchError(`${flags} belong together`);
  return { playerId, sessionToken, gameCode, currency };
};

/** Reads the command line; throws a `LaunchError` that says what is wrong with it. */
export const readOptions = (args: readonly string[]): Options | 'help' => {
  const values = parse(args);
  if (values.help) return 'help';
  const common = { junit: values.junit, only: values.only };
  const tuning = { unit: readCount('unit', values.unit), seed: readCount('seed', values.seed) };
  if (values.url === undefined) {
    if (values.key !== undefined || values.provider) throw new LaunchError(`--url is missing\n\n${usage}`);
    return { mode: 'own', common, hall: tuning };
  }
  if (values.key === undefined) throw new LaunchError(`--key is missing\n\n${usage}`);
  const there = { url: readUrl(values.url), key: readKey('key', values.key) };
  const currency = readCurrency(values.currency);
  if (values.provider) {
    const provider = { ...there, currency };
    return {
      mode: 'provider',
      common,
      provider: { ...provider, playerId: values.player, roundId: values.round },
    };
  }
  const hall = {
    ...tuning,
    ...there,
    otherKey: values['other-key'] === undefined ? undefined : readKey('other-key', values['other-key']),
    setupDatabase: values['setup-database'],
    player: readPlayer('--player, --token and --game', [values.player, values.token, values.game], currency),
    otherPlayer: readPlayer(
      '--other-player, --other-token and --other-game',
      [values['other-player'], values['other-token'], values['other-game']],
      currency,
    ),
  };
  if (hall.setupDatabase === undefined && hall.player === undefined)
    throw new LaunchError(`give --setup-database, or --player with --token and --game\n\n${usage}`);
  return { mode: 'hall', common, hall };
};
