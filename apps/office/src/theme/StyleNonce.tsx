import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

/** The nonce of this answer: styles that scripts add without it are refused by the page's policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

const cache = createCache({ key: 'office', ...(nonce ? { nonce } : {}) });

export const StyleNonce = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);
