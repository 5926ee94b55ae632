// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Stage, stage } from '../../ui/stage.fixture.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import type { Captcha } from './model/useCaptcha.ts';

let shown: Stage;
const onAnswer = vi.fn<(answer: string) => void>();
const api = {
  render: vi.fn<(place: HTMLElement, options: Readonly<Record<string, unknown>>) => string>(() => 'widget-1'),
  remove: vi.fn<(id: string) => void>(),
};
/** What the page has asked for; the test says whether it came. */
let scripts: HTMLScriptElement[];
const becomes = (look: () => void) => act(() => vi.waitFor(look));

const captchaOf = (token: string, provider: 'turnstile' | 'hcaptcha' | null): Captcha => ({
  picture: { token, src: 'data:,', service: provider && { provider, site_key: '0x4AAA' } },
  state: 'idle',
  refresh: () => undefined,
});
const show = async (captcha: Captcha) => {
  const field = (
    <CaptchaField captcha={captcha} error={undefined} input={{ name: 'answer' }} onAnswer={onAnswer} />
  );
  shown = await stage(field);
  await act(() => vi.dynamicImportSettled());
};

beforeEach(() => {
  scripts = [];
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) scripts.push(node);
  });
  onAnswer.mockReset();
  api.render.mockClear();
  api.remove.mockClear();
});
afterEach(async () => {
  await shown.close();
  vi.restoreAllMocks();
});

it('a site without a service shows the picture, and brings no script of anybody', async () => {
  await show(captchaOf('one', null));
  expect(document.querySelector('input[name=answer]')).not.toBeNull();
  expect(document.querySelector('[data-captcha=ready] img')).not.toBeNull();
  expect(scripts).toEqual([]);
});

it.each([
  ['turnstile', 'https://challenges.cloudflare.com/', 'language'],
  ['hcaptcha', 'https://js.hcaptcha.com/', 'hl'],
] as const)(
  'the widget of %s gives the answer, and takes it back when it is over',
  async (provider, host, language) => {
    await show(captchaOf('one', provider));
    await becomes(() => expect(scripts).toHaveLength(1));
    expect(scripts[0]?.src).toContain(host);
    expect(document.querySelector('input')).toBeNull();
    window[provider] = api;
    await act(async () => void scripts[0]?.onload?.(new Event('load')));
    await becomes(() => expect(api.render).toHaveBeenCalledOnce());
    const [place, options] = api.render.mock.lastCall ?? [];
    expect(place?.isConnected).toBe(true);
    expect(options).toMatchObject({ sitekey: '0x4AAA', [language]: 'zh-CN' });
    const { callback, 'expired-callback': expire } = options as Record<string, (token?: string) => void>;
    callback?.('token-of-the-widget');
    expect(onAnswer).toHaveBeenLastCalledWith('token-of-the-widget');
    expire?.();
    expect(onAnswer).toHaveBeenLastCalledWith('');
    await shown.close();
    expect(api.remove).toHaveBeenCalledExactlyOnceWith('widget-1');
  },
);
