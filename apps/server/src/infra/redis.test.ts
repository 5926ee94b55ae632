import { describe, expect, it } from 'vitest';
import { readRedisAddress } from './redis.ts';

describe('the address of Redis', () => {
  it('is one server, with TLS or without', () => {
    expect(readRedisAddress('redis://default:a%20b@cache:6380/2')).toEqual({
      host: 'cache',
      port: 6380,
      db: 2,
      username: 'default',
      password: 'a b',
    });
    expect(readRedisAddress('rediss://[::1]')).toEqual({ host: '::1', port: 6379, db: 0, tls: {} });
  });

  it('is the name of a leader that Sentinels know', () => {
    expect(
      readRedisAddress(
        'redis-sentinel://default:secret@one:26380,two,10.0.0.3:26381/pavilion?sentinel_password=s',
      ),
    ).toEqual({
      username: 'default',
      password: 'secret',
      name: 'pavilion',
      sentinelPassword: 's',
      sentinels: [
        { host: 'one', port: 26_380 },
        { host: 'two', port: 26_379 },
        { host: '10.0.0.3', port: 26_381 },
      ],
    });
  });

  it.each([
    '',
    'cache:6379',
    'http://cache',
    'redis://cache/pavilion',
    'redis-sentinel://one,two',
    'redis-sentinel://one,two/',
    'redis-sentinel://one,:26379/pavilion',
    'redis-sentinel://one,two:port/pavilion',
  ])('is not %j', (text) => {
    expect(readRedisAddress(text)).toBeUndefined();
  });
});
