import { defaultLocale, isLocale } from '@pavilion/contract';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { i18nOf } from './i18n/i18n.ts';
import { guardStaleChunks } from './staleChunks.ts';

guardStaleChunks();

const { locale = defaultLocale } = document.documentElement.dataset;
const i18n = await i18nOf(isLocale(locale) ? locale : defaultLocale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <HydratedRouter />
      </I18nextProvider>
    </StrictMode>,
  );
});
