import { expect, test, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './checks.ts';
import { aName, aRecipe, aStory, anArticle, remove, seenByReaders } from './content-stack.ts';

/** No line of the design is as wide as this, on any screen. */
const word = (letters: number): string => 'W'.repeat(letters);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
});

async function opened(page: Page, path: string): Promise<void> {
  await seenByReaders(page, path, (at) => at.getByText(/W{20}/));
  await expectNoSidewaysScroll(page);
}

test('an article of words without an end stays on the screen', async ({ page }) => {
  const long = word(160);
  const content = `<p>${long}</p><h2>${long}</h2><pre><code>${long}</code></pre><table><tr><td>${long}</td></tr></table>`;
  const texts = { excerpt: long, category: word(60), author: word(100), featured: 'true', content };
  const saved = await anArticle(long, texts);
  try {
    await opened(page, `/blog/${saved.slug}`);
    await opened(page, '/blog');
    await opened(page, '/blog?q=www');
  } finally {
    await remove('blogs', saved._id);
  }
});

test('a recipe of words without an end stays on the screen', async ({ page }) => {
  const long = word(100);
  const texts = { description: long, category: word(40), ingredients: long, steps: long };
  const saved = await aRecipe(long, texts);
  try {
    await opened(page, `/recipes/${saved.slug}`);
    await opened(page, '/recipes');
  } finally {
    await remove('recipes', saved._id);
  }
});

test('a story of words without an end stays on the screen and in its dialog', async ({ page }) => {
  const long = word(90);
  // Called unlike anybody else's: the other screen size tells one as well.
  const name = aName(word(80));
  const saved = await aStory(name, { story: long, fullStory: long });
  try {
    await opened(page, '/testimonials');
    await page.getByRole('link', { name: `read more about ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: 'Journey' })).toBeVisible();
    const excess = await dialog.evaluate((box) =>
      Math.max(...[box, ...box.querySelectorAll('*')].map((each) => each.getBoundingClientRect().right)),
    );
    expect(excess).toBeLessThanOrEqual(360);
  } finally {
    await remove('testimonials', saved._id);
  }
});
