import type { Page } from '@playwright/test';

export const lostPart = 'This part could not be loaded. Reload the page to try again.';

/**
 * Loses a file on its way until so many further documents were asked for: browser and loader ask for one more than once.
 * @returns how many documents were asked for since
 */
export async function lose(page: Page, name: string, until = Infinity): Promise<() => number> {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  await page.route(`**/assets/${name}`, (route) => (documents < until ? route.abort() : route.continue()));
  return () => documents;
}
