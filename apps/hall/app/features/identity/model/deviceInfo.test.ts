import { describe, expect, it } from 'vitest';
import { readUserAgent } from './deviceInfo.ts';

describe('what a browser says of itself', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36 Edg/148.0.0.0',
      { system_group: 'windows', system: 'Windows', system_version: '10.0', browser: 'Edge 148' },
    ],
    [
      'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36',
      { system_group: 'android', system: 'Android', system_version: '16', browser: 'Chrome 148' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
      { system_group: 'apple', system: 'iOS', system_version: '19.1', browser: 'Safari 19' },
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
      { system_group: 'apple', system: 'macOS', system_version: '10.15.7', browser: 'Safari 19' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50',
      { system_group: 'apple', system: 'iOS', system_version: '18.0', browser: 'WeChat 8' },
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { system_group: 'linux', system: 'Linux', system_version: '', browser: 'Firefox 140' },
    ],
    ['curl/8', { system_group: 'other', system: 'other', system_version: '', browser: 'other' }],
  ])('%s', (userAgent, told) => {
    expect(readUserAgent(userAgent)).toEqual(told);
  });
});
