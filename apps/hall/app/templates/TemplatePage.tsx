import { pageChunks } from 'virtual:page-chunks';
import { type ComponentType, use } from 'react';
import { preloadModule } from 'react-dom';
import { loadWithQueries } from '../api/loadWithQueries.ts';
import { useLocale } from '../i18n/LocaleContext.tsx';
import { preloadRestOfTexts } from '../i18n/LocalePreload.tsx';
import { hallPages } from './hallPages.ts';
import type { PageName, PageProps, Template, TemplateName } from './pages.ts';
import { useTemplate } from './TemplateContext.tsx';

const ofHall: Record<TemplateName, Partial<Template>> = hallPages;
const wholeTemplate: Record<TemplateName, () => Promise<Template>> = {
  wide: async () => (await import('./wide.ts')).wide,
  narrow: async () => (await import('./narrow.ts')).narrow,
};

type Loaded<Name extends PageName> = Promise<ComponentType<PageProps[Name]>>;
const loading = new Map<string, Promise<unknown>>();

const loadPage = <Name extends PageName>(template: TemplateName, name: Name): Loaded<Name> => {
  const key = `${template}/${name}`;
  const known = loading.get(key);
  if (known) return known as Loaded<Name>;
  const load: Template[Name] | undefined = ofHall[template][name];
  const page = load
    ? load()
    : loadWithQueries<PageProps[Name]>(async () => (await wholeTemplate[template]())[name]());
  loading.set(key, page);
  // A chunk that did not arrive may arrive at the next try.
  page.catch(() => loading.delete(key));
  return page;
};

/** Fetches a page before somebody goes there; a page that does not arrive is fetched again when it is wanted. */
export const preloadPage = async (template: TemplateName, name: PageName): Promise<void> => {
  await loadPage(template, name).catch(() => undefined);
};

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
    const chunks = [`${template}/${name}`, ...(isOfHall ? [] : [`template/${template}`])];
    for (const chunk of chunks)
      for (const file of pageChunks[chunk] ?? []) preloadModule(file, { as: 'script' });
    if (!isOfHall) preloadRestOfTexts(locale);
  }
  const Page: ComponentType<PageProps[Name]> = use(loadPage(template, name));
  return <Page {...props} />;
};
