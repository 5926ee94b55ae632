import './api/strictParsing.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardBackForward } from './backForward.ts';
import { guardStaleChunks } from './base/staleChunks.ts';
import { pageLocale, pageSite, TextsContext, textsAt, textsOf } from './i18n/texts.ts';

guardStaleChunks();
guardBackForward();

const texts = textsAt(await textsOf(pageLocale()), pageSite());

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
