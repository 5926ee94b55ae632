import type { PageServices } from '@pavilion/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { createQueryClient } from '../api/queryClient.ts';
import { type TextKey, TextsContext } from '../i18n/texts.ts';
import { SiteContext, type SiteFacts } from '../site/SiteContext.tsx';

/** A part of a page, standing in a document of a test (`@vitest-environment happy-dom`). Texts are shown by their keys. */

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const site: PageServices['site'] = {
  site_id: 1,
  site_name: 'Pavilion',
  time_zone: 'America/Caracas',
  languages: ['en_US'],
  currencies: ['USD'],
  is_demo: false,
  desktop_theme: 'H5_1',
  mobile_theme: 'H5_1',
  theme_preview: false,
  age_min: 18,
  service_hours: '',
  game_room: false,
  icon_fallback_hosts: [],
  link_expire_minutes: 1440,
  customer_service: { open_type: 'window', url: 'https://hall.example/help' },
};
const facts = { site, origin: 'https://hall.example', currency: 'USD', theme: 'H5_1' } as SiteFacts;

const words = (key: TextKey, values?: Readonly<Record<string, string | number>>): string =>
  [key, ...Object.values(values ?? {})].join(' ');

/** What a page on its way waits for, in the route `/slow`. */
export interface Stage {
  readonly go: (to: string) => Promise<void>;
  readonly path: () => string;
  readonly close: () => Promise<void>;
}

/** Shows a part on every path; `/slow` waits for `slow` first. */
export const stage = async (part: ReactNode, slow: Promise<null> = Promise.resolve(null)): Promise<Stage> => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const router = createMemoryRouter([
    { path: '/slow', element: part, loader: () => slow },
    { path: '*', element: part },
  ]);
  await act(async () =>
    root.render(
      <TextsContext value={words}>
        <SiteContext value={facts}>
          <QueryClientProvider client={createQueryClient()}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </SiteContext>
      </TextsContext>,
    ),
  );
  return {
    go: (to) => act(async () => void router.navigate(to)),
    path: () => router.state.location.pathname,
    close: async () => {
      await act(async () => root.unmount());
      place.remove();
    },
  };
};

/** Lets time pass for the part that is shown; fake timers must be on. */
export const passMs = (advance: (ms: number) => Promise<unknown>, ms: number): Promise<void> =>
  act(async () => void (await advance(ms)));
