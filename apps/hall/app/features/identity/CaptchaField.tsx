import type { ComponentProps } from 'react';
import IconRefresh from '~icons/lucide/refresh-cw';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
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
  const { picture, state, refresh } = captcha;
  const hints = { failed: t('login.captcha_failed'), waiting: t('login.captcha_waiting') };
  const isBusy = state === 'fetching' || state === 'waiting';
  return (
    <Field
      label={t('login.captcha')}
      error={error}
      hint={state === 'failed' || state === 'waiting' ? hints[state] : undefined}
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
            onClick={refresh}
            data-captcha={picture && state === 'idle' ? 'ready' : state}
            aria-busy={isBusy || undefined}
            aria-label={t('login.captcha_refresh')}
            title={t('login.captcha_refresh')}
            className="relative h-12 w-34 shrink-0 overflow-hidden rounded-control bg-[#f4efe4] ring-1 ring-edge ring-inset"
          >
            {picture ? (
              <img
                src={picture.src}
                alt={t('login.captcha_picture')}
                width="136"
                height="48"
                className={classes(
                  'size-full object-contain transition-opacity duration-160',
                  isBusy && 'opacity-40',
                )}
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
