import * as build from 'virtual:react-router/server-build';
import type { PageHandler } from '@pavilion/contract';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { documentContext, servicesContext } from '../app/base/services.ts';

/**
 * The pages as one function. The server calls it with what a page may know (`PageServices`); the answer is complete when
 * the promise resolves, so that its inline scripts can be hashed for the content security policy and the visitor's page
 * can be cached.
 */
export const createPageHandler = (): PageHandler => {
  // Left out: what only the development server fills, and what only actions use; the hall has none.
  const { basename, unstable_getCriticalCss: _critical, allowedActionOrigins: _origins, ...rest } = build;
  const answer = createRequestHandler(
    { ...rest, ...(basename === undefined ? {} : { basename }) },
    'production',
  );
  return async ({ url, method, headers }, services) => {
    const context = new RouterContextProvider();
    const document: { bytes: Uint8Array<ArrayBuffer> | null } = { bytes: null };
    context.set(servicesContext, services);
    context.set(documentContext, document);
    const response = await answer(new Request(url, { method, headers }), context);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: document.bytes ?? (await response.bytes()),
    };
  };
};
