import { defaultLocale, isLocale } from '@pavilion/contract';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardBackForward } from './backForward.ts';
import { TextsContext, textsOf } from './i18n/texts.ts';
import { guardStaleChunks } from './staleChunks.ts';

guardStaleChunks();
guardBackForward();

const { locale = defaultLocale } = document.documentElement.dataset;
const texts = await textsOf(isLocale(locale) ? locale : defaultLocale);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsContext value={texts}>
        <HydratedRouter />
      </TextsContext>
    </StrictMode>,
  );
});
