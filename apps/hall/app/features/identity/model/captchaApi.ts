import type { CaptchaProvider } from '@pavilion/contract/identity';

/** What the scripts of both services leave in the window; they are alike in this. */
export interface CaptchaApi {
  readonly render: (place: HTMLElement, options: Readonly<Record<string, unknown>>) => string;
  readonly remove: (id: string) => void;
}

declare global {
  interface Window {
    turnstile?: CaptchaApi;
    hcaptcha?: CaptchaApi;
  }
}

const scripts: Readonly<Record<CaptchaProvider, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
};

const loading = new Map<CaptchaProvider, Promise<CaptchaApi>>();

const load = (provider: CaptchaProvider): Promise<CaptchaApi> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = scripts[provider];
    script.async = true;
    script.onload = () => {
      const api = window[provider];
      if (api === undefined) reject(new Error(`${provider} brought nothing`));
      else resolve(api);
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${provider} could not be loaded`));
    };
    document.head.append(script);
  });

/** The service's own script, brought when a form asks for it first. What did not arrive is asked for again the next time. */
export const loadCaptchaApi = (provider: CaptchaProvider): Promise<CaptchaApi> => {
  const known = loading.get(provider) ?? load(provider);
  loading.set(provider, known);
  known.catch(() => loading.delete(provider));
  return known;
};
