import { type ComponentProps, Suspense } from 'react';
import IconRefresh from '~icons/lucide/refresh-cw';
import { lazyPart } from '../../base/lazyPart.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { classes } from '../../ui/classes.ts';
import { Field, Input } from '../../ui/Field.tsx';
import type { Captcha } from './model/useCaptcha.ts';

const CaptchaWidget = lazyPart(async () => (await import('./CaptchaWidget.tsx')).default);

interface CaptchaFieldProps {
  readonly captcha: Captcha;
  readonly error: string | undefined;
  readonly input: ComponentProps<'input'>;
  /** Takes the answer that a captcha service gives in the place of a typed one. */
  readonly onAnswer?: (answer: string) => void;
}

/**
 * The captcha's answer beside its picture; a press on the picture draws another. On a site with a captcha service its widget
 * stands here instead.
 */
export const CaptchaField = ({ captcha, error, input, onAnswer }: CaptchaFieldProps) => {
  const { t } = useTranslation();
  const { picture, state, refresh } = captcha;
  const hints = { failed: t('login.captcha_failed'), waiting: t('login.captcha_waiting') };
  const service = picture?.service ?? null;
  if (picture !== null && service !== null && onAnswer !== undefined)
    return (
      <Field label={t('login.captcha')} error={error} required>
        {() => (
          <Suspense>
            <CaptchaWidget service={service} captchaToken={picture.token} onAnswer={onAnswer} />
          </Suspense>
        )}
      </Field>
    );
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
