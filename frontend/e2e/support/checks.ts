import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * Collects the browser's console errors. Error statuses do not count: an unknown page is a 404, and without a backend /api
 * answers 503.
 */
export function watchConsole(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('pageerror', (error) => consoleErrors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (message.text().startsWith('Failed to load resource')) return;
    // It depends on how fast the machine is: the footer's font is used late on a slow one.
    if (message.text().includes('was preloaded using link preload but not used')) return;
    consoleErrors.push(message.text());
  });
  return consoleErrors;
}

/** Waits for animations: half-transparent text has too little contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect, playState, timeline }) => {
      const end = effect?.getComputedTiming().endTime;
      return playState === 'running' && timeline === document.timeline && end !== Infinity;
    });
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)));
  });
}

/** Content behind a modal dialog is inert. */
const openDialog = 'dialog[open]';

interface Look {
  /** Rules that do not apply here. */
  except?: string[];
  /** A selector to check within; by default the open dialog or the whole page. */
  within?: string;
}

/**
 * WCAG 2.0 to 2.2 A and AA, and axe's best practices. In legacy mode, as axe would otherwise open a second page for each
 * check. Includes frames of the same origin.
 */
export async function expectAccessible(page: Page, { except = [], within }: Look = {}): Promise<void> {
  await atRest(page);
  const axe = new AxeBuilder({ page })
    // Results of passed rules cost the most time.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    // axe cannot run where scripts are blocked, and would wait.
    .exclude('iframe[sandbox=""]')
    .disableRules(except);
  const modal = (await page.locator(openDialog).count()) > 0 ? openDialog : undefined;
  const part = within ?? modal;
  if (part !== undefined) axe.include(part);
  // A state change during the check can cause a false violation: real ones are still there the second time.
  if ((await violationsOf(axe)).length > 0) expect(await violationsOf(axe)).toEqual([]);
}

async function violationsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const [first] = nodes;
    // Such as the two colours and their contrast.
    const why = first?.any[0]?.message ?? first?.failureSummary;
    return `${id}: ${nodes.map((node) => node.target).join(' | ')}. ${why}`;
  });
}

/** At the present width and at the narrowest phone's. Restores the width. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of new Set([size.width, 320])) {
    if (width !== size.width) await page.setViewportSize({ ...size, width });
    // Code for another width loads slightly later.
    await expect.poll(excess, { message: `at ${width} px`, intervals: [50] }).toBeLessThanOrEqual(0);
  }
  if (size.width !== 320) await page.setViewportSize(size);
}

/** Resolves once React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
}

/** Resolves once the page has loaded everything that it loads by itself. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await hydrated(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((rested) => requestIdleCallback(rested));
  });
}

/** Resolves once nothing in the content is loading. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0);
}
