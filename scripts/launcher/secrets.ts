import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDataFolder } from './dataFolder.ts';
import { isProduction, LaunchError } from './settings.ts';

/** One key of the wire between hall and studio; serves both directions. */
interface SandboxKey {
  readonly keyId: string;
  /** 32 bytes, hex. */
  readonly secret: string;
  readonly for: string;
}

export interface Secrets {
  /** Encrypts at rest what the hall must be able to read again. */
  readonly PAVILION_SECRET: string;
  readonly SANDBOX_KEYS: readonly SandboxKey[];
}

/** Who holds a key: the six sandbox providers, the sandbox payment gateway, and the hall at the sandbox identity provider. */
const keyHolders = [
  { keyId: 'sbx-lantern-1', for: 'provider:1' },
  { keyId: 'sbx-tide-1', for: 'provider:2' },
  { keyId: 'sbx-kite-1', for: 'provider:3' },
  { keyId: 'sbx-abacus-1', for: 'provider:4' },
  { keyId: 'sbx-hare-1', for: 'provider:5' },
  { keyId: 'sbx-crest-1', for: 'provider:6' },
  { keyId: 'sbx-pay-1', for: 'gateway:sandbox' },
  { keyId: 'sbx-hall-1', for: 'oidc:sandbox' },
] as const;

const secretHex = (): string => randomBytes(32).toString('hex');

const isKey = (value: unknown): value is SandboxKey =>
  typeof value === 'object' &&
  value !== null &&
  'keyId' in value &&
  typeof value.keyId === 'string' &&
  'secret' in value &&
  typeof value.secret === 'string' &&
  'for' in value &&
  typeof value.for === 'string';

const parse = (path: string): Partial<Secrets> => {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new LaunchError(`cannot read ${path}`, { cause });
  }
  if (typeof value !== 'object' || value === null) throw new LaunchError(`${path} holds no secrets`);
  return {
    ...('PAVILION_SECRET' in value && typeof value.PAVILION_SECRET === 'string'
      ? { PAVILION_SECRET: value.PAVILION_SECRET }
      : {}),
    ...('SANDBOX_KEYS' in value && Array.isArray(value.SANDBOX_KEYS)
      ? { SANDBOX_KEYS: value.SANDBOX_KEYS.filter(isKey) }
      : {}),
  };
};

/** The secrets of a data folder, made on first use and readable by their owner alone. New holders get a key. */
export const ensureSecrets = (dataDir: string): Secrets => {
  const path = join(dataDir, 'secrets.json');
  const known = existsSync(path) ? parse(path) : {};
  const keys = known.SANDBOX_KEYS ?? [];
  const secrets: Secrets = {
    PAVILION_SECRET: known.PAVILION_SECRET ?? secretHex(),
    SANDBOX_KEYS: keyHolders.map(
      (holder) => keys.find((key) => key.keyId === holder.keyId) ?? { ...holder, secret: secretHex() },
    ),
  };
  const text = `${JSON.stringify(secrets, null, 2)}\n`;
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    ensureDataFolder(dataDir);
    const partial = `${path}.${process.pid}`;
    writeFileSync(partial, text, { mode: 0o600 });
    renameSync(partial, path);
  }
  return secrets;
};

/** As the server has it (`infra/env.ts`). */
const sealingSecretMin = 32;

/**
 * What a command seals and opens wire keys under: `PAVILION_SECRET`, else the data folder's own, which there is none of
 * in production. Throws `LaunchError` where the server would refuse it too.
 */
export const sealingSecret = (dataDir: string): string => {
  const given = process.env.PAVILION_SECRET;
  if (given === undefined || given === '') {
    if (isProduction(process.env)) throw new LaunchError('PAVILION_SECRET is missing');
    return ensureSecrets(dataDir).PAVILION_SECRET;
  }
  if (given.length < sealingSecretMin)
    throw new LaunchError(`PAVILION_SECRET is shorter than ${sealingSecretMin} characters`);
  return given;
};
