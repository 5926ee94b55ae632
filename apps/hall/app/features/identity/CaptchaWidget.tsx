import type { Locale } from '@pavilion/contract';
import type { CaptchaService } from '@pavilion/contract/identity';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/LocaleContext.tsx';
import { useTranslation } from '../../i18n/texts.ts';
import { type CaptchaApi, loadCaptchaApi } from './model/captchaApi.ts';

interface CaptchaWidgetProps {
  readonly service: CaptchaService;
  /** Another one each time: a token is good once. */
  readonly captchaToken: string;
  /** The token of the widget; empty when it is over before it was sent. */
  readonly onAnswer: (token: string) => void;
}

/** A language as the services name it: Chinese by its country, all others without. */
const languageOf = (locale: Locale): string =>
  locale.startsWith('zh') ? locale.replace('_', '-') : locale.slice(0, 2);

/** The widget of the site's captcha service, in the place of the picture. */
const CaptchaWidget = ({ service: { provider, site_key }, captchaToken, onAnswer }: CaptchaWidgetProps) => {
  const { t } = useTranslation();
  const language = languageOf(useLocale());
  const place = useRef<HTMLDivElement>(null);
  const answered = useRef(onAnswer);
  answered.current = onAnswer;
  const [isAway, setAway] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new captcha wants a new widget
  useEffect(() => {
    let left = false;
    let opened: { readonly api: CaptchaApi; readonly id: string } | undefined;
    const open = async (): Promise<void> => {
      const api = await loadCaptchaApi(provider);
      const { current } = place;
      if (left || current === null) return;
      const forget = (): void => answered.current('');
      const id = api.render(current, {
        sitekey: site_key,
        [provider === 'turnstile' ? 'language' : 'hl']: language,
        callback: (token: string) => answered.current(token),
        'expired-callback': forget,
        'error-callback': () => {
          forget();
          setAway(true);
        },
      });
      opened = { api, id };
      setAway(false);
    };
    answered.current('');
    open().catch(() => !left && setAway(true));
    return () => {
      left = true;
      opened?.api.remove(opened.id);
    };
  }, [provider, site_key, captchaToken, language]);
  return (
    <>
      <div ref={place} data-captcha={provider} className="min-h-[65px]" />
      {isAway && <p className="text-sm text-text-2">{t('login.captcha_failed')}</p>}
    </>
  );
};
export default CaptchaWidget;
