import { expect, test } from 'vitest';
import { besideDatabase, readSettings } from './settings.ts';

test('without a word of configuration the house runs on 3000 and 3100 with a private database', () => {
  expect(readSettings({})).toMatchObject({
    hallPort: 3000,
    studioPort: 3100,
    hallOrigin: 'http://localhost:3000',
    studioOrigin: 'http://localhost:3100',
  });
  expect(readSettings({})).not.toHaveProperty('databaseUrl');
});

test('ports move the origins with them', () => {
  expect(readSettings({ PORT: '4000', STUDIO_PORT: '4100' })).toMatchObject({
    hallOrigin: 'http://localhost:4000',
    studioOrigin: 'http://localhost:4100',
  });
});

test.each([
  [{ PORT: 'many' }, 'PORT is not a port: many'],
  [{ STUDIO_PORT: '70000' }, 'STUDIO_PORT is not a port: 70000'],
  [{ PORT: '3100' }, 'PORT and STUDIO_PORT are both 3100'],
  [{ DATABASE_URL: 'mysql://nowhere' }, 'DATABASE_URL is not a postgres:// address'],
  [{ SITE_ID: 'first' }, 'SITE_ID is not a positive number: first'],
  [{ NODE_ENV: 'production' }, 'DATABASE_URL is missing'],
])('%o is refused by name', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});

test('the studio gets a database beside the given one, unless one is named', () => {
  const databaseUrl = 'postgres://me:pw@db.example:5433/hall?sslmode=require';
  expect(besideDatabase(databaseUrl)).toBe('postgres://me:pw@db.example:5433/hall_studio?sslmode=require');
  expect(readSettings({ DATABASE_URL: databaseUrl }).studioDatabaseUrl).toBe(besideDatabase(databaseUrl));
  const named = readSettings({
    DATABASE_URL: databaseUrl,
    STUDIO_DATABASE_URL: 'postgres://elsewhere/studio',
  });
  expect(named.studioDatabaseUrl).toBe('postgres://elsewhere/studio');
});
