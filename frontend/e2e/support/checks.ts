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

/** What lies behind it is out of reach. */
const openDialog = 'dialog[open]';

interface Look {
  /** Rules that cannot hold here. */
  except?: string[];
  /** Only what is in the part that this selector names; without it what can be used, an open dialog or the whole page. */
  within?: string;
}

/**
 * WCAG 2.0 to 2.2 A and AA, and axe's best practices. It looks in the page itself: its other mode opens a second page for
 * every question. Frames of our own origin are looked into as well.
 */
export async function expectAccessible(page: Page, { except = [], within }: Look = {}): Promise<void> {
  await atRest(page);
  const axe = new AxeBuilder({ page })
    // Describing what is right costs more than finding what is wrong.
    .options({ resultTypes: ['violations'], preload: false })
    .setLegacyMode()
    // axe cannot run where no script may, and would wait for it.
    .exclude('iframe[sandbox=""]')
    .disableRules(except);
  const modal = (await page.locator(openDialog).count()) > 0 ? openDialog : undefined;
  const part = within ?? modal;
  if (part !== undefined) axe.include(part);
  // What changes while axe looks, such as a button that is busy for a moment, it sees half before and half after: a fault is
  // there for a second look.
  if ((await faultsOf(axe)).length > 0) expect(await faultsOf(axe)).toEqual([]);
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`);
}

/** Neither at the present width nor on the narrowest phone that we know of. The page has its width back afterwards. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of new Set([size.width, 320])) {
    if (width !== size.width) await page.setViewportSize({ ...size, width });
    // What a screen of another width is built of comes a moment after the width.
    await expect.poll(excess, { message: `at ${width} px`, intervals: [50] }).toBeLessThanOrEqual(0);
  }
  if (size.width !== 320) await page.setViewportSize(size);
}

/** Resolves once React has taken the page over: until then clicks reach only links. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith('__react')));
}

/** Resolves once all is there that the page brings by itself: what comes later comes for a reason. */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await hydrated(page);
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((rested) => requestIdleCallback(rested));
  });
}

/** Resolves once nothing in the content is on its way any more. */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.locator('main').getByText(/^Loading/)).toHaveCount(0);
}
