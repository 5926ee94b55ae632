import './api/strictParsing.ts';
import { isWindowPath } from '@pavilion/contract';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { guardBackForward } from './backForward.ts';
import { guardStaleChunks } from './base/staleChunks.ts';
import { pageLocale, pageSite, restOfTexts, TextsContext, textsAt, textsOf } from './i18n/texts.ts';

guardStaleChunks();
guardBackForward();

const texts = textsAt(await textsOf(pageLocale()), pageSite());
// A window that is opened beside the hall says what no page of the hall does.
if (isWindowPath(location.pathname)) await restOfTexts();

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
