import { describe, expect, test } from 'vitest';
import { maskAccount } from './presenter.ts';
import { safeHtml } from './safeHtml.ts';
import { isBannerLink, isFooterLink, isOwnOrSecureLink } from './safeLink.ts';

describe('HTML that operators write', () => {
  test('keeps what a text is made of', () => {
    const html =
      '<h2>标题</h2><p>一段 <strong>重点</strong></p><ul><li>甲</li></ul><table><tbody><tr><th scope="row">乙</th><td colspan="2">丙</td></tr></tbody></table>';
    expect(safeHtml(html)).toBe(html);
  });

  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['an event handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
    ['an image with a handler', '<img src=x onerror=alert(1)>', ''],
    ['a javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a hidden javascript link', '<a href="java\tscript:alert(1)">a</a>', '<a>a</a>'],
    ['an encoded javascript link', '<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['a data link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a link to another host without scheme', '<a href="//evil.test">a</a>', '<a>a</a>'],
    ['a frame', '<iframe src="https://evil.test"></iframe>', ''],
    ['an svg', '<svg><script>alert(1)</script></svg>', ''],
    ['style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a form', '<form action="https://evil.test"><input name="password"></form>', ''],
    ['a broken tag', '<p>a<scr<script>ipt>alert(1)</script>', '<p>aipt&gt;alert(1)</p>'],
    [
      'a mutation through math',
      '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
      '<table></table>',
    ],
  ])('loses %s', (_what, hostile, safe) => {
    expect(safeHtml(hostile)).toBe(safe);
  });

  test('a link into a new window gives nothing away', () => {
    expect(safeHtml('<a href="https://a.test" target="_blank">a</a>')).toBe(
      '<a href="https://a.test" target="_blank" rel="noopener noreferrer">a</a>',
    );
  });
});

describe('links that operators write', () => {
  const hostile = [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.test/x',
    '/\\evil.test',
    '/\t/evil.test',
    'https://user:pass@evil.test/',
    'https:evil.test',
    'http://',
    '',
    'main/../../x',
    'main/"><script>',
  ];
  test.each(hostile)('%j leads nowhere, in a footer, on a banner or in the float rail', (url) => {
    expect(isFooterLink(url)).toBe(false);
    expect(isBannerLink(0, url)).toBe(false);
    expect(isBannerLink(1, url)).toBe(false);
    expect(isOwnOrSecureLink(url)).toBe(false);
  });

  test.each(['https://a.test/x?y=1', 'http://a.test', 'main/about', 'faq/how-to-join', '/discount/no-fees'])(
    '%j may stand in a footer',
    (url) => {
      expect(isFooterLink(url)).toBe(true);
    },
  );

  test('each kind of banner link takes its own kind of address only', () => {
    expect(isBannerLink(0, 'https://a.test')).toBe(true);
    expect(isBannerLink(0, '/main/about')).toBe(false);
    expect(isBannerLink(1, '/main/about')).toBe(true);
    expect(isBannerLink(1, 'https://a.test')).toBe(false);
    expect(isBannerLink(3, '/main/about')).toBe(false);
  });
});

describe('an account as others see it', () => {
  test.each([
    ['player01', 'pl***01'],
    ['a1b2c3', 'a1***c3'],
    ['陈小明在此', '陈小***在此'],
  ])('%s is %s', (account, masked) => {
    expect(maskAccount(account)).toBe(masked);
  });
});
