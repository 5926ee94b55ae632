import { desktopMinPx, resizeDebounceMs } from '@pavilion/contract';
import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import type { TemplateName } from '../templates/pages.ts';

const TemplateContext = createContext<TemplateName>('wide');

export const useTemplate = (): TemplateName => use(TemplateContext);

/** Not the window's `innerWidth`: on a phone that grows with whatever juts out of the page. */
const fitting = (): TemplateName =>
  matchMedia(`(min-width: ${desktopMinPx}px)`).matches ? 'wide' : 'narrow';

const rememberSeconds = 31_536_000;

/**
 * Tells the server which template the next page needs, when its guess was not right. A window that the hall has opened
 * is as wide as a payment page wants it, which says nothing about the hall.
 */
const remember = (template: TemplateName): void => {
  if (window.opener !== null) return;
  const known = document.cookie.split('; ').find((cookie) => cookie.startsWith('template='));
  if (known === undefined && document.documentElement.dataset.template === template) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `template=${template}; Path=/; Max-Age=${rememberSeconds}; SameSite=Lax`;
};

/**
 * Begins with the template that the server chose and follows the window's width, 1000 ms after it came to rest
 * (spec §2). The page that stands stays until the other template's page is loaded.
 */
export const TemplateProvider = ({ initial, children }: { initial: TemplateName; children: ReactNode }) => {
  const [template, setTemplate] = useState(initial);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        remember(fitting());
        startTransition(() => setTemplate(fitting()));
      }, resizeDebounceMs);
    };
    follow();
    window.addEventListener('resize', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', follow);
    };
  }, []);
  useEffect(() => {
    document.documentElement.dataset.template = template;
  }, [template]);
  return <TemplateContext value={template}>{children}</TemplateContext>;
};
