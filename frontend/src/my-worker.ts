/**
 * The service worker of the client's area: it serves the files, the empty frames of its pages and public pictures without a
 * connection. What is personal is kept by the app (`shared/offline`), by account. A new version waits until every tab of the old one is closed.
 */
import { precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { files, version } from 'virtual:my-files';
import { MY_PICTURES, myPaths } from '#shared/config/my-paths.ts';

/** The part of its event that TypeScript's library for pages lacks. */
interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

const PAGES = 'my-pages-';
const pagesOfVersion = PAGES + version;
/** Seconds after which a slow connection counts as none. */
const PATIENCE_S = 3;

precacheAndRoute(files.map((url) => ({ url, revision: null })));

const isOurs = (pathname: string): boolean =>
  pathname === myPaths.today || pathname.startsWith(`${myPaths.today}/`);
const here = new Set(files);
const isOfThisVersion = (html: string): boolean =>
  [...html.matchAll(/\/assets\/[\w.-]+\.js/g)].every(([script]) => here.has(script));
const pages = new NetworkFirst({
  cacheName: pagesOfVersion,
  networkTimeoutSeconds: PATIENCE_S,
  matchOptions: { ignoreSearch: true },
  plugins: [
    {
      // A server that is down or restarts counts as none: the kept frame asks it for the rest.
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
        return response;
      },
      // A frame of a newer version needs scripts that only the waiting worker has.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && isOfThisVersion(await response.clone().text()) ? response : null,
    },
  ],
});

/** Public pictures that she saw: logo, recipes, her coach. Of more than these the one that was seen longest ago goes. */
const MOST_PICTURES = 80;
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({
    cacheName: MY_PICTURES,
    plugins: [
      {
        cacheDidUpdate: async () => {
          const cache = await caches.open(MY_PICTURES);
          const all = await cache.keys();
          await Promise.all(all.slice(0, -MOST_PICTURES).map((request) => cache.delete(request)));
        },
      },
    ],
  }),
);

/** Frames differ by their address only: that of the first page stands in for one that was never open. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isOurs(url.pathname),
  async (options) => {
    try {
      return await pages.handle(options);
    } catch {
      const frame = await caches.match(myPaths.today, { cacheName: pagesOfVersion });
      return frame ?? fetch(options.request);
    }
  },
);

self.addEventListener('install', (event) => {
  const frames = caches.open(pagesOfVersion).then((cache) => cache.addAll(Object.values(myPaths)));
  (event as WaitingEvent).waitUntil(frames);
});

self.addEventListener('activate', (event) => {
  const outdated = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith(PAGES) && name !== pagesOfVersion))
    .then((names) => Promise.all(names.map((name) => caches.delete(name))));
  (event as WaitingEvent).waitUntil(outdated);
});
