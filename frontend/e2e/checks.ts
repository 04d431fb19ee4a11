import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Collects everything a browser complains about. Answers with an error status are the server's
 * business: a missing page is a 404 by design, and without a backend /api answers 503.
 */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().startsWith('Failed to load resource')) return;
    complaints.push(message.text());
  });
  return complaints;
}

/** Fades and slides are over: letters that are still half transparent have too little contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && timeline === document.timeline && end !== Infinity;
    });
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** WCAG 2.0 to 2.2 A and AA, and axe's best practices; `except` names rules that cannot hold here. */
export async function expectAccessible(page: Page, except: string[] = []): Promise<void> {
  await atRest(page);
  // axe cannot run where no script may, and would wait for it.
  const axe = new AxeBuilder({ page }).exclude('iframe[sandbox=""]').disableRules(except);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}

/** Resolves once React has taken the page over: until then clicks reach only links. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
}
