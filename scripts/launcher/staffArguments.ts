import { parseArgs } from 'node:util';
import { z } from 'zod';
import { LaunchError } from './settings.ts';

const isMistyped = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('ERR_PARSE_ARGS_');

type Options = Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>;

/** Reads words, `--name value` pairs and flags. Throws a `LaunchError` with the usage for an option that there is not. */
export const readStaffArguments = <const Given extends Options>(
  usage: string,
  options: Given,
  given: readonly string[] = process.argv.slice(2),
) => {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options });
  } catch (error) {
    if (isMistyped(error)) throw new LaunchError(usage);
    throw error;
  }
};

/** A name as the books keep it: readable again, and not another one by a blank, a line break or a capital. */
const operatorPattern = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}._@-]{0,39}$/u;

const keptName = (typed: string): string => typed.trim().normalize('NFC').toLowerCase();

export const operatorNameSchema = z
  .string()
  .transform(keptName)
  .refine((name) => operatorPattern.test(name), 'takes a name of up to 40 letters, digits and . _ @ -');

/** The name of who decides. Throws a `LaunchError`: nothing is decided in nobody's name. */
export const readOperator = (usage: string, typed: string | undefined): string => {
  if (typed === undefined) throw new LaunchError(usage);
  const name = operatorNameSchema.safeParse(typed);
  if (!name.success) throw new LaunchError(`--operator ${name.error.issues[0]?.message}`);
  return name.data;
};

const wordsMax = 500;
const controls = /\p{Cc}/u;

/** What staff give as a reason, in one line. Throws a `LaunchError` for none. */
export const readWords = (usage: string, typed: string | undefined): string => {
  const words = typed?.trim() ?? '';
  if (words === '') throw new LaunchError(usage);
  if (words.length > wordsMax || controls.test(words))
    throw new LaunchError(`a reason is one line of up to ${wordsMax} characters`);
  return words;
};
