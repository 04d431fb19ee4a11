import type { Page } from '@playwright/test';

export const lostPart = 'This part could not be loaded. Reload the page to try again.';

/**
 * Aborts requests for a file until so many further documents were requested. Browser and Vite may request a file several
 * times.
 * @returns the number of documents requested since
 */
export async function lose(page: Page, name: string, until = Infinity): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(`**/assets/${name}`, (route) => (documents < until ? route.abort() : route.continue()));
  return () => documents;
}
