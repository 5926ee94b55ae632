import './app.css';
import { defaultLocale, isWindowPath, type Locale, manifestCheckMs } from '@pavilion/contract';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import {
  Links,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import type { Route } from './+types/root';
import { loadWithQueries } from './api/loadWithQueries.ts';
import { lazyPart, sparePart } from './base/lazyPart.ts';
import { ruledTarget } from './base/routeRules.ts';
import { servicesContext } from './base/services.ts';
import { endHydration } from './base/staleChunks.ts';
import { bootScript } from './bootScript.ts';
import { HandoffBridge } from './features/handoff/HandoffBridge.tsx';
import { ErrorPage } from './features/shell/ErrorPage.tsx';
import { RouteProgress } from './features/shell/RouteProgress.tsx';
import { takeEntry } from './features/signup/model/takeEntry.ts';
import { loadTemplateFacts } from './features/template/model/templateFacts.ts';
import { useLiveFacts } from './features/template/model/useLiveFacts.ts';
import { LocaleContext } from './i18n/LocaleContext.tsx';
import { LocalePreload } from './i18n/LocalePreload.tsx';
import { useTranslation } from './i18n/texts.ts';
import { languageTags } from './locales/index.ts';
import { ModalHost } from './modals/ModalHost.tsx';
import { onSessionEnd, useSession } from './session/session.ts';
import { keepSiteFacts } from './session/siteFacts.ts';
import { SiteContext, useSite } from './site/SiteContext.tsx';
import { shortNameOf } from './site/siteName.ts';
import { TemplateProvider } from './state/TemplateContext.tsx';
import { groundColours } from './theme/groundColours.ts';
import { onToasterWanted, showToast } from './ui/toast.ts';

export const loader = async ({ context }: Route.LoaderArgs) => {
  const services = context.get(servicesContext);
  const { site, origin, locale, currency, template, theme, keepsDebugLog: debug } = services;
  return { site, origin, locale, currency, template, theme, debug, ...(await loadTemplateFacts(services)) };
};

/** The site does not change under a visitor; a change of language or site loads the page anew. */
export const shouldRevalidate = () => false;

/** The site's route rules hold for links inside the page as well; another site is loaded as a whole page (spec §2). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  ({ request }) => {
    const target = ruledTarget(new URL(request.url).pathname);
    if (target !== undefined) throw redirect(target);
  },
];

export const Layout = ({ children }: { children: ReactNode }) => {
  const data = useRouteLoaderData<typeof loader>('root');
  const locale: Locale = data?.locale ?? defaultLocale;
  return (
    <html
      lang={languageTags[locale]}
      data-locale={locale}
      data-site={data === undefined ? undefined : shortNameOf(data.site.site_name, locale)}
      data-theme={data?.theme ?? 'H5_1'}
      data-template={data?.template ?? 'wide'}
      data-site-id={data?.site.site_id}
      data-debug={data?.debug}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" content={groundColours[data?.theme ?? 'H5_1']} />
        <link rel="icon" href="/art/brand/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/art/brand/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" crossOrigin="use-credentials" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, a constant of the build */}
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
        <Links />
        <LocalePreload locale={locale} isWhole={isWindowPath(useLocation().pathname)} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
};

const MemberParts = lazyPart(() =>
  loadWithQueries(async () => (await import('./features/member/MemberParts.tsx')).MemberParts),
);

const WhenMember = () => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { site, currency } = useSite();
  const session = useSession();
  useEffect(
    () =>
      onSessionEnd((reason) => {
        if (reason === 'expired') showToast({ kind: 'info', text: t('session_expired') });
      }),
    [t],
  );
  useEffect(() => keepSiteFacts({ name: site.site_name, currency }), [site, currency]);
  // The hall behind a window holds the channel and the launcher; a second launcher here would take the game that is just
  // opening for one that was left (spec §4: isPlay on load).
  if (session === null || isWindowPath(pathname)) return null;
  return (
    <Suspense>
      <MemberParts />
    </Suspense>
  );
};

const AfterLoad = sparePart(async () => (await import('./AfterLoad.tsx')).AfterLoad);
const ToastHost = sparePart(async () => (await import('./ui/ToastHost.tsx')).ToastHost);

/** What can wait comes a second later (spec §9). Who says things in passing comes before that if there is something to say. */
const Later = () => {
  const { pathname } = useLocation();
  const [isLater, setLater] = useState(false);
  const [isToasterWanted, setToasterWanted] = useState(false);
  useEffect(() => onToasterWanted(() => setToasterWanted(true)), []);
  useEffect(() => {
    endHydration();
    const timer = setTimeout(() => setLater(true), manifestCheckMs);
    return () => clearTimeout(timer);
  }, []);
  const isHall = !isWindowPath(pathname);
  return (
    <>
      {isHall && <HandoffBridge />}
      <Suspense>{isLater && isHall && <AfterLoad />}</Suspense>
      <Suspense>{(isLater || isToasterWanted) && <ToastHost />}</Suspense>
    </>
  );
};

const Root = ({ loaderData }: Route.ComponentProps) => {
  const { locale, template } = loaderData;
  const facts = useLiveFacts(loaderData);
  const { site } = facts;
  useEffect(() => takeEntry(site.link_expire_minutes), [site.link_expire_minutes]);
  return (
    <LocaleContext value={locale}>
      <SiteContext value={facts}>
        <TemplateProvider initial={template}>
          <RouteProgress />
          <Outlet />
          <WhenMember />
          <Later />
          <ModalHost />
          <div id="floats" data-part="overlay" className="floats" />
        </TemplateProvider>
      </SiteContext>
    </LocaleContext>
  );
};
export default Root;

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorPage error={error} />;
