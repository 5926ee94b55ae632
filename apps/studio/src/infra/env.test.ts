import { describe, expect, it } from 'vitest';
import { EnvError, parseEnv } from './env.ts';

const sound = {
  STUDIO_DATABASE_URL: 'postgres://localhost/studio',
  SANDBOX_KEYS: JSON.stringify([{ keyId: 'k', secret: 's'.repeat(32), for: 'provider:1' }]),
};

describe('the environment', () => {
  it('has defaults for everything but the database and the keys', () => {
    expect(parseEnv(sound)).toMatchObject({
      STUDIO_PORT: 3100,
      HALL_ORIGIN: 'http://localhost:3000',
      STUDIO_ORIGIN: 'http://localhost:3100',
      STUDIO_BEACON_RELAYS: [],
    });
  });

  it('reads the relays of the beacon as a list', () => {
    const STUDIO_BEACON_RELAYS = 'https://one.example/, https://two.example/drand,';
    expect(parseEnv({ ...sound, STUDIO_BEACON_RELAYS }).STUDIO_BEACON_RELAYS).toEqual([
      'https://one.example',
      'https://two.example/drand',
    ]);
  });

  it.each([
    [{ STUDIO_DATABASE_URL: undefined }, 'STUDIO_DATABASE_URL: is missing'],
    [{ SANDBOX_KEYS: undefined }, 'SANDBOX_KEYS: is missing'],
    [{ SANDBOX_KEYS: '{' }, 'SANDBOX_KEYS: is not JSON'],
    [{ SANDBOX_KEYS: '[{"keyId":"k","secret":"short","for":"provider:1"}]' }, 'SANDBOX_KEYS (0.secret)'],
    [{ HALL_ORIGIN: 'http://hall/path' }, 'HALL_ORIGIN: must be an origin'],
    [{ STUDIO_PORT: '99999' }, 'STUDIO_PORT'],
    [{ STUDIO_BEACON_RELAYS: 'https://one.example,ftp://two.example' }, 'STUDIO_BEACON_RELAYS (1)'],
  ])('%j is named in one line, without its value', (over, message) => {
    const reading = () => parseEnv({ ...sound, ...over });
    expect(reading).toThrow(EnvError);
    expect(reading).toThrow(message);
    try {
      reading();
    } catch (error) {
      expect(String(error)).not.toMatch(/\n|short|99999/);
    }
  });
});
