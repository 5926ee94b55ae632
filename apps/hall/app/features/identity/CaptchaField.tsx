import type { ComponentProps } from 'react';
import IconRefresh from '~icons/lucide/refresh-cw';
import { useTranslation } from '../../i18n/texts.ts';
import { Field, Input } from '../../ui/Field.tsx';
import type { Captcha } from './model/useCaptcha.ts';

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
}

/** The captcha's answer beside its picture; a press on the picture draws another. */
export const CaptchaField = ({ captcha, error, input }: CaptchaFieldProps) => {
  const { t } = useTranslation();
  return (
    <Field
      label={t('login.captcha')}
      error={error}
      hint={captcha.failed ? t('login.captcha_failed') : undefined}
      required
    >
      {(control) => (
        <div className="flex gap-3">
          <Input
            {...control}
            {...input}
            className="flex-1"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={8}
            placeholder={t('login.ph_captcha')}
          />
          <button
            type="button"
            onClick={captcha.refresh}
            aria-label={t('login.captcha_refresh')}
            title={t('login.captcha_refresh')}
            className="relative h-12 w-34 shrink-0 overflow-hidden rounded-control bg-[#f4efe4] ring-1 ring-edge ring-inset"
          >
            {captcha.picture ? (
              <img
                src={captcha.picture.src}
                alt={t('login.captcha_picture')}
                width="136"
                height="48"
                className="size-full object-contain"
              />
            ) : (
              <IconRefresh aria-hidden className="mx-auto size-5 text-[#3a3226]" />
            )}
          </button>
        </div>
      )}
    </Field>
  );
};
