import { pageChunks } from 'virtual:page-chunks';
import { type ComponentType, use } from 'react';
import { preloadModule } from 'react-dom';
import { loadWithQueries } from '../api/loadWithQueries.ts';
import { bringInCase, isHydrating, reloadForPart } from '../base/staleChunks.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { preloadRestOfTexts } from '../i18n/LocalePreload.tsx';
import { useTemplate } from '../state/TemplateContext.tsx';
import { hallPages } from './hallPages.ts';
import type { PageName, PageProps, Template, TemplateName } from './pages.ts';

const ofHall: Record<TemplateName, Partial<Template>> = hallPages;
const wholeTemplate: Record<TemplateName, () => Promise<Template>> = {
  wide: async () => (await import('./wide.ts')).wide,
  narrow: async () => (await import('./narrow.ts')).narrow,
};

type Loaded<Name extends PageName> = Promise<ComponentType<PageProps[Name]>>;
const loading = new Map<string, Promise<unknown>>();

const keyOf = (template: TemplateName, name: PageName): string => `${template}/${name}`;

/** A page that did not arrive is asked for anew after this; until then whoever waits for it meets its failure. */
const askAgainAfterMs = 2_000;

/**
 * Without its chunk the page is loaded anew, once. The first page then stays what the server has sent (spec §8): it can be
 * read, and its links lead on. Of any other the failure is told.
 */
const loadAnew = (error: unknown): Promise<never> =>
  !import.meta.env.SSR && (reloadForPart() || isHydrating())
    ? new Promise(() => undefined)
    : Promise.reject(error);

const leaveIt = (error: unknown): Promise<never> => Promise.reject(error);

const loadPage = <Name extends PageName>(
  template: TemplateName,
  name: Name,
  orElse: (error: unknown) => Promise<never> = loadAnew,
): Loaded<Name> => {
  const key = keyOf(template, name);
  const known = loading.get(key);
  if (known) return known as Loaded<Name>;
  const load: Template[Name] | undefined = ofHall[template][name];
  const arriving: Loaded<Name> = load
    ? load()
    : loadWithQueries<PageProps[Name]>(async () => (await wholeTemplate[template]())[name]());
  const page = arriving.catch(orElse);
  loading.set(key, page);
  page.catch(() => setTimeout(() => loading.delete(key), askAgainAfterMs));
  return page;
};

/** Fetches a page before somebody goes there; a page that does not arrive is fetched again when it is wanted. */
export const preloadPage = (template: TemplateName, name: PageName): Promise<void> =>
  bringInCase([
    () => loadPage(template, name, leaveIt).catch(() => void loading.delete(keyOf(template, name))),
  ]);

/** The page of this name in the template that is shown; only that template's chunk is loaded. */
export const TemplatePage = <Name extends PageName>({
  name,
  props,
}: {
  name: Name;
  props: PageProps[Name];
}) => {
  const template = useTemplate();
  const locale = useLocale();
  if (import.meta.env.SSR) {
    const isOfHall = name in hallPages[template];
    const chunks = [`${template}/${name}`, `both/${name}`, ...(isOfHall ? [] : [`template/${template}`])];
    for (const chunk of chunks)
      for (const file of pageChunks[chunk] ?? []) preloadModule(file, { as: 'script' });
    if (!isOfHall) preloadRestOfTexts(locale);
  }
  const Page: ComponentType<PageProps[Name]> = use(loadPage(template, name));
  return <Page {...props} />;
};
