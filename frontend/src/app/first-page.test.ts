import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { discoverPages, firstRoutes, loadPages } from './first-page.ts';
import type { RouteHandle } from './page-route.ts';

/** The router of a visit that starts at /payment-failed. */
function visit() {
  const page = { id: 'buying/payment-failed', path: '/payment-failed', script: '/none.js', shell: {} };
  const routes = firstRoutes(page, false);
  const loaded = { lazy: undefined, Component: () => null };
  Object.assign(routes[0]!.children![0]!.children![0]!, loaded);
  return createMemoryRouter(routes, {
    initialEntries: ['/payment-failed'],
    patchRoutesOnNavigation: discoverPages,
    hydrationData: { loaderData: {} },
  });
}

const shown = ({ state }: ReturnType<typeof visit>) => state.matches.map(({ route }) => route.id);

test('a visit starts with its own route, and a link loads the others', async () => {
  const router = visit();
  expect(shown(router)).toEqual(['site', 'pages', 'buying/payment-failed']);
  await router.navigate('/privacy');
  expect(shown(router)).toEqual(['site', 'pages', 'company/privacy']);
  await router.navigate('/payment-failed');
  expect(shown(router)).toEqual(['site', 'pages', 'buying/payment-failed']);
});

test('finds a page by its pattern, with parameters', async () => {
  const router = visit();
  await router.navigate('/recipes/no-such-one');
  expect(shown(router)).toEqual(['site', 'pages', 'reading/recipe']);
  expect(router.state.matches.at(-1)!.params).toEqual({ slug: 'no-such-one' });
});

test('finds an admin screen', async () => {
  const router = visit();
  await router.navigate('/Admin/payments');
  expect(shown(router).slice(0, 4)).toEqual(['site', 'pages', 'admin', 'admin-screens']);
  expect(router.state.matches.at(-1)!.pathname).toMatch(/^\/admin\/payments\/?$/i);
  expect(router.state.matches.at(-1)!.params).toEqual({});
});

test('shows a 404 inside the shell for an unknown address', async () => {
  const router = visit();
  await router.navigate('/no-such-page');
  expect(shown(router)).toEqual(['site', 'pages', 'missing']);
  expect(router.state.errors).toMatchObject({ pages: { status: 404 } });
});

test('every page with a separate loader file can revalidate', async () => {
  const { pages } = await loadPages();
  const withLoader = pages.filter((route) => (route.handle as RouteHandle).loader);
  expect(withLoader.length).toBeGreaterThan(0);
  for (const { id = '', path = '' } of withLoader) {
    const [site] = firstRoutes({ id, path, script: '/none.js', shell: {} }, true);
    const route = site!.children![0]!.children![0] as RouteObject;
    // oxlint-disable-next-line no-await-in-loop -- a failure names its page
    expect(await (route.handle as RouteHandle).loader!(), id).toBeTypeOf('function');
  }
});
