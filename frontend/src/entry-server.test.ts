import { shippedBusiness, shippedPromises } from '@ironbloom/brand';
// @vitest-environment node
import { pageLook, shippedLook } from '@ironbloom/brand/look';
import { afterEach, expect, test, vi } from 'vitest';
import type { Boot } from '#app/document/boot.ts';
import { render, type RenderInput } from './entry-server.tsx';
import { formatRupees } from '@ironbloom/brand/india';

vi.mock('@ironbloom/brand/india', { spy: true });
afterEach(() => vi.mocked(formatRupees).mockReset());

const plans = (['individual', 'buddy'] as const).flatMap((trainingType) =>
  [3, 6, 12].map((duration) => ({
    trainingType,
    duration,
    price: 1_500_000,
    originalPrice: 3_000_000,
    discountPercent: 50,
    mostChosen: false,
    sale: null,
  })),
);
const priceLists = ['training-programs', 'simple-payment'].map((id) => ({ id, plans }));
const kinds = [
  { key: 'individual', name: 'Individual', text: '', people: 1 },
  { key: 'buddy', name: 'Buddy', text: '', people: 2 },
];
const checkout = { scriptUrl: 'https://checkout.example/checkout.js', sandbox: true };

function visit(path: string, overrides: Partial<RenderInput> = {}) {
  return render({
    url: `http://internal:3000${path}`,
    origin: 'https://ironbloom.example',
    fromMonthly: 416_700,
    business: shippedBusiness,
    promises: shippedPromises,
    look: pageLook(shippedLook),
    colors: ':root{--ink:#0b0d0c}',
    apiFetch: async () => Response.json({ currency: 'INR', checkout, kinds, priceLists, items: [] }),
    ...overrides,
  });
}

test('a page has content, a head with the public address, boot data and no inline script', async () => {
  const { status, headers, html } = await visit('/training-programs');
  expect(status).toBe(200);
  expect(headers['cache-control']).toContain('public');
  expect(html).toMatch(/^<!doctype html><html lang="en-IN">/);
  expect(html).toContain('₹15,000');
  expect(html).toContain('<link rel="canonical" href="https://ironbloom.example/training-programs"/>');
  expect(html).toMatch(/<style[^>]*>:root\{--ink:#0b0d0c\}@layer tokens;<\/style>/);
  expect(html).toContain('<script type="module" src="/assets/start.js" data-entry="/assets/entry-client.js"');
  // The content security policy allows no inline script.
  const inline = [...html.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(inline.every((attributes) => attributes?.includes('json'))).toBe(true);
});

const bootOf = (html: string) =>
  JSON.parse(/<script id="boot" type="application\/json">(.*?)<\/script>/s.exec(html)![1]!) as Boot;

test('the boot data names the page, and the route table where that is not enough', async () => {
  const recipes = await visit('/recipes');
  expect(bootOf(recipes.html).page).toMatchObject({ id: 'reading/recipes', script: '/assets/recipes.js' });
  expect(recipes.html).not.toContain('/assets/router.js');
  for (const path of ['/no-such-page', '/admin/payments']) {
    // oxlint-disable-next-line no-await-in-loop -- the renderer speaks of one business at a time
    const { html } = await visit(path);
    expect(bootOf(html).page, path).toBeUndefined();
    expect(html, path).toContain('/assets/router.js');
  }
});

test('leaves unused picture data out', async () => {
  const picture = {
    source: '/uploads/1/picture',
    widths: [480],
    width: 480,
    height: 360,
    alt: 'Rice',
    blur: 'data:x',
  };
  const nutrition = { calories: 1, protein: 1, carbs: 1, fat: 1 };
  const recipe = { _id: '1', slug: 'rice', name: 'Rice', category: 'veg', ingredients: [], cuisines: [] };
  const items = [
    { ...recipe, description: '', prepTime: 5, nutrition, picture, steps: ['Boil it'], ytLinks: [] },
  ];
  const { html } = await visit('/recipes', { apiFetch: async () => Response.json({ items, total: 1 }) });
  expect(html).toContain('/uploads/1/picture-480.webp');
  expect(html).not.toContain('data:x');
  expect(html).not.toContain('Boil it');
});

test('a long text is in the document only, not in the data', async () => {
  const content = {
    inForceSince: '2026-01-01',
    sections: [{ id: 'one', title: 'One', html: '<p>Once only</p>' }],
  };
  const text = { content, version: 1, current: 1, others: [] };
  const { html } = await visit('/terms', { apiFetch: async () => Response.json(text) });
  expect(html).toContain('<div class="prose" id="text:one"><p>Once only</p></div>');
  expect(html.match(/Once only/g)).toHaveLength(1);
});

test('calls the API in process, by path', async () => {
  const apiFetch = vi.fn<RenderInput['apiFetch']>(async () => Response.json({}, { status: 503 }));
  await visit('/training-programs', { apiFetch });
  expect(apiFetch.mock.calls.map(([path]) => path)).toContain('/api/payments/plans');
});

test('an unknown address is a 404 with no-store', async () => {
  const { status, headers, html } = await visit('/no-such-page');
  expect(status).toBe(404);
  expect(headers['cache-control']).toBe('no-store');
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('404 Not Found');
});

test.each(['/fitnessFAQ', '/careers', '/terms', '/privacy'])(
  'a page whose content fails to load shows an error with a retry: %s',
  async (path) => {
    const { html } = await visit(path, { apiFetch: async () => Response.json({}, { status: 500 }) });
    expect(html).toContain('This page could not be loaded. Please try again.');
    expect(html).toContain('Try again</');
  },
);

test('a page that throws is a 500 with the error for the caller only', async () => {
  const broken = new Error('secret of the inside');
  vi.mocked(formatRupees).mockImplementationOnce(() => {
    throw broken;
  });
  const { status, error, html } = await visit('/training-programs');
  expect(status).toBe(500);
  expect(error).toBe(broken);
  expect(html).toContain('Unexpected Application Error!');
  expect(html).toContain('500 Internal Server Error');
  expect(html).not.toContain('secret');
  // The error screen needs the route table, a whole page does not.
  expect(bootOf(html).page).toBeUndefined();
  expect(html).toContain('/assets/router.js');
  expect((await visit('/training-programs')).html).not.toContain('/assets/router.js');
});

test('escapes text from the address', async () => {
  const attack = encodeURIComponent('</script><script>alert(1)</script>');
  const { html, headers } = await visit(`/payment-success?payment_id=${attack}&order_id=1`);
  expect(html).not.toContain('<script>alert');
  expect(headers['cache-control']).toBe('no-store');
});
