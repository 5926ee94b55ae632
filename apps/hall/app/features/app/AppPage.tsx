import { Suspense } from 'react';
import { lazyPart } from '../../base/lazyPart.ts';
import { useTranslation } from '../../i18n/texts.ts';
import { useSite } from '../../site/SiteContext.tsx';
import { useTemplate } from '../../state/TemplateContext.tsx';
import { classes } from '../../ui/classes.ts';
import { ContentHead } from '../content/ContentHead.tsx';
import { type Device, StepPicture } from './StepPicture.tsx';

const AppCode = lazyPart(async () => (await import('./AppCode.tsx')).AppCode);

interface StepsProps {
  readonly title: string;
  readonly device: Device;
  readonly steps: readonly string[];
}

const Steps = ({ title, device, steps }: StepsProps) => (
  <section className="rounded-card bg-raised p-6 ring-1 ring-line ring-inset">
    <h2 className="text-lg">{title}</h2>
    <ol className="mt-4 flex flex-col gap-4">
      {steps.map((step, index) => (
        <li key={step} className="flex items-start gap-4 text-base text-text-2">
          <span className="tnum flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent text-sm">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 pt-1">{step}</span>
          <StepPicture device={device} step={index} />
        </li>
      ))}
    </ol>
  </section>
);

/** How to put the hall on a phone's home screen, for the two families of phones. */
export const AppPage = () => {
  const wide = useTemplate() === 'wide';
  const { t } = useTranslation();
  const { origin } = useSite();
  return (
    <div className={classes('wrap', wide ? 'pt-12' : 'pt-6')}>
      <ContentHead title={t('app.title')} description={t('app.intro')} path="/app" />
      <h1 className={wide ? 'text-2xl' : 'text-xl'}>{t('app.title')}</h1>
      <p className="mt-2 max-w-2xl text-base text-text-2">{t('app.intro')}</p>
      {/* A phone is there already. */}
      {wide && (
        <section className="mt-8 flex items-center gap-8 rounded-card bg-raised p-6 ring-1 ring-line ring-inset">
          <div className="size-44 shrink-0">
            <Suspense>
              <AppCode address={`${origin}/app`} />
            </Suspense>
          </div>
          <div className="flex flex-col gap-2">
            <h2 className="text-lg">{t('app.code_title')}</h2>
            <p className="max-w-xl text-base text-text-2">{t('app.code_text')}</p>
            <p className="tnum text-sm text-text-3">{new URL(origin).host}/app</p>
          </div>
        </section>
      )}
      <div className={classes('mt-8 grid gap-4', wide && 'mt-6 grid-cols-2 gap-6')}>
        <Steps device="ios" title={t('app.ios')} steps={[t('app.ios_1'), t('app.ios_2'), t('app.ios_3')]} />
        <Steps
          device="android"
          title={t('app.android')}
          steps={[t('app.android_1'), t('app.android_2'), t('app.android_3')]}
        />
      </div>
      <p className="mt-6 text-sm text-text-3">{t('app.note')}</p>
    </div>
  );
};
