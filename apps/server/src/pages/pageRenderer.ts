import { existsSync } from 'node:fs';
import type { PageAnswer, PageHandler, PageRequest, PageServices } from '@pavilion/contract';
import { scriptHashes } from './contentSecurity.ts';

export interface RenderedDocument extends PageAnswer {
  /** CSP sources of the inline scripts in the body. */
  readonly scriptHashes: readonly string[];
}

/** Renders a page. Rejects when rendering itself broke; a page that went wrong answers 500. */
export type PageRenderer = (request: PageRequest, services: PageServices) => Promise<RenderedDocument>;

const builtPages = new URL('../../../hall/build/server/index.js', import.meta.url);

/** Throws with the command that builds the pages when they are missing. */
export const requireBuiltPages = (): void => {
  if (!existsSync(builtPages)) throw new Error('the pages are not built: run `npm run build`');
};

/** The built pages, rendered on the thread that asks. Throws when they are missing. */
export const loadPageRenderer = async (): Promise<PageRenderer> => {
  requireBuiltPages();
  const built: { createPageHandler: () => PageHandler } = await import(builtPages.href);
  const handle = built.createPageHandler();
  return async (request, services) => {
    const answer = await handle(request, services);
    return { ...answer, scriptHashes: scriptHashes(answer.body) };
  };
};
