import { pageChunks } from 'virtual:page-chunks';
import { type ComponentType, use } from 'react';
import { preloadModule } from 'react-dom';
import { loadWithQueries } from '../api/loadWithQueries.ts';
import { narrow } from './narrow.ts';
import type { PageName, PageProps, Template, TemplateName } from './pages.ts';
import { useTemplate } from './TemplateContext.tsx';
import { wide } from './wide.ts';

const templates: Record<TemplateName, Template> = { wide, narrow };

type Loaded<Name extends PageName> = Promise<ComponentType<PageProps[Name]>>;
/** The pages that only show what their loader brought; all others are given the query cache. */
const withoutCalls: ReadonlySet<PageName> = new Set([
  'HallShell',
  'Home',
  'ContentList',
  'ContentEntry',
  'Sponsor',
  'Sports',
  'App',
]);

const loading = new Map<string, Promise<unknown>>();

const loadPage = <Name extends PageName>(template: TemplateName, name: Name): Loaded<Name> => {
  const key = `${template}/${name}`;
  const known = loading.get(key);
  if (known) return known as Loaded<Name>;
  const load = templates[template][name];
  const page = withoutCalls.has(name) ? load() : loadWithQueries<PageProps[Name]>(load);
  loading.set(key, page);
  // A chunk that did not arrive may arrive at the next try.
  page.catch(() => loading.delete(key));
  return page;
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
  if (import.meta.env.SSR) {
    for (const file of pageChunks[`${template}/${name}`] ?? []) preloadModule(file, { as: 'script' });
  }
  const Page: ComponentType<PageProps[Name]> = use(loadPage(template, name));
  return <Page {...props} />;
};
