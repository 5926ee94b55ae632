/**
 * The service worker: answers for pages while there is no network, with the one page that the hall has left in the cache
 * (features/install). It keeps no page, no answer of a call and no file: pages are rendered anew for everybody, and files
 * are in the browser's own cache already. It imports nothing.
 */

interface LastingEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface NavigationEvent extends LastingEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (kind: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (kind: 'fetch', listener: (event: NavigationEvent) => void): void;
  };
}

const offlinePath = '/offline';
/** Doors of machines and staff: no page of the hall stands in for them. */
const notPages = /^\/(?:api|builds|office|dev|get_)/;

/** Makes this a module for the compiler, with a scope of its own; nothing of it is left in what the browser takes. */
export type { NavigationEvent };

declare const self: WorkerScope;

const pageOrOffline = async (event: NavigationEvent): Promise<Response> => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(offlinePath)) ?? Response.error();
  }
};

// It holds nothing that an older page would miss: a new one takes over at once.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable() ?? Promise.resolve());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  if (!notPages.test(new URL(request.url).pathname)) event.respondWith(pageOrOffline(event));
});
