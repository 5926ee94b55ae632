import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnv, readRoles } from './env.ts';

const good = { DATABASE_URL: 'postgres://u:p@127.0.0.1:5432/hall', PAVILION_SECRET: 's'.repeat(32) };

describe('the environment', () => {
  it('is parsed with its defaults', () => {
    expect(readEnv(good)).toMatchObject({
      PORT: 3000,
      SITE_ID: 1,
      IS_DEMO: false,
      PAVILION_TEST: false,
      SANDBOX_KEYS: [],
    });
  });

  it('reads lists', () => {
    expect(readEnv({ ...good, SITE_LANGUAGES: 'zh_CN, en_US', SITE_CURRENCIES: 'RMB,USD' })).toMatchObject({
      SITE_LANGUAGES: ['zh_CN', 'en_US'],
      SITE_CURRENCIES: ['RMB', 'USD'],
    });
  });

  it('reads what is sent along with traces, and refuses what is none', () => {
    const headers = (given: string) =>
      readEnv({ ...good, OTEL_EXPORTER_OTLP_HEADERS: given }).OTEL_EXPORTER_OTLP_HEADERS;
    expect(headers('x-key=a%20b=c, x-other=1')).toEqual({ 'x-key': 'a b=c', 'x-other': '1' });
    for (const bad of ['x-key', '=1', 'x-key=%'])
      expect(() => headers(bad)).toThrow('environment: OTEL_EXPORTER_OTLP_HEADERS: ');
    expect(() => readEnv({ ...good, OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://here' })).toThrow(EnvironmentError);
  });

  it('reads the proxies in front', () => {
    expect(readEnv({ ...good, TRUST_PROXY: 'loopback, 10.77.0.0/24' }).TRUST_PROXY).toEqual([
      'loopback',
      '10.77.0.0/24',
    ]);
  });

  it.each([
    ['a missing database', { DATABASE_URL: undefined }, 'DATABASE_URL'],
    ['a malformed port', { PORT: 'abc' }, 'PORT'],
    ['an unknown language', { SITE_LANGUAGES: 'xx_XX' }, 'SITE_LANGUAGES'],
    ['an unknown currency', { SITE_CURRENCIES: 'EUR' }, 'SITE_CURRENCIES'],
    ['a short secret', { PAVILION_SECRET: 'short' }, 'PAVILION_SECRET'],
    ['a proxy by name', { TRUST_PROXY: '10.0.0.1,proxy.internal' }, 'TRUST_PROXY'],
    ['an SMS gateway that is no web address', { SMS_GATEWAY_URL: 'ftp://sms.example' }, 'SMS_GATEWAY_URL'],
    ['an SMS gateway without its token', { SMS_GATEWAY_URL: 'https://sms.example/v1' }, 'SMS_GATEWAY_TOKEN'],
    ['an SMTP server that is no SMTP address', { SMTP_URL: 'https://mail.example' }, 'SMTP_URL'],
    ['an SMTP server without a sender', { SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM'],
    ['a sender that is no address', { MAIL_FROM: 'Pavilion' }, 'MAIL_FROM'],
    ['keys that are not JSON', { SANDBOX_KEYS: '{' }, 'SANDBOX_KEYS'],
    ['test switches in production', { NODE_ENV: 'production', PAVILION_TEST: '1' }, 'PAVILION_TEST'],
    [
      'sandbox keys in production',
      {
        NODE_ENV: 'production',
        SANDBOX_KEYS: `[{"keyId":"a","secret":"${'0'.repeat(64)}","for":"provider:1"}]`,
      },
      'SANDBOX_KEYS',
    ],
  ])('%s is named in one line', (_name, change, named) => {
    const read = () => readEnv({ ...good, ...change });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^environment: ${named}[^\\n]*$`));
  });

  it('never repeats a secret in its message', () => {
    expect(() => readEnv({ ...good, PAVILION_SECRET: 'hunter2' })).not.toThrow(/hunter2/);
  });
});

describe('roles', () => {
  it('are all without the flag, the named ones with it', () => {
    expect([...readRoles([])]).toEqual(['web', 'realtime', 'jobs']);
    expect([...readRoles(['--roles=jobs,web'])]).toEqual(['jobs', 'web']);
  });
  it.each(['--roles=', '--roles=web,cook'])('refuses %s', (flag) => {
    expect(() => readRoles([flag])).toThrow(EnvironmentError);
  });
});
