import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DemoContent } from '../../src/modules/content/demo-content.ts';
import { request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { UnitOfWork } from '../../src/platform/database/unit-of-work.ts';

let system: TestSystem;
const read = async (path: string) => {
  const response = await request(system.url + path);
  return { type: response.headers.get('content-type'), text: response.text };
};

beforeAll(async () => {
  system = await startSystem({ PUBLIC_URL: 'https://ironbloom.example/' });
  const picture = { source: '/media/x', widths: [480], width: 480, height: 270, alt: '' };
  const article = {
    excerpt: 'E',
    author: 'A',
    category: 'C',
    featured: false,
    readTime: '1',
    likes: 0,
    content: '',
  };
  await new DemoContent(system.app.get(UnitOfWork)).blogs([
    { ...article, picture, slug: 'salt-&-water', title: 'Salt & <water>', date: '2026-01-02T03:04:05.000Z' },
    { ...article, picture, slug: 'later', title: 'Later', date: '2999-01-01T00:00:00.000Z' },
    {
      ...article,
      picture,
      slug: 'pasted',
      title: 'Pasted',
      // Line break that office programs paste.
      excerpt: 'One line\u000band another',
      category: 'Sle\u0001ep',
      date: '2026-01-01T00:00:00.000Z',
    },
  ]);
});
afterAll(() => system.stop());

it('lists standing pages and published articles in the sitemap', async () => {
  const { type, text } = await read('/sitemap.xml');
  expect(type).toContain('application/xml');
  expect(text).toContain('<loc>https://ironbloom.example/fitnessFAQ</loc>');
  expect(text).toContain('<loc>https://ironbloom.example/blog/salt-%26-water</loc><lastmod>');
  expect(text).not.toContain('later');
  expect(text).not.toContain('/admin');
});

it('disallows the API in robots.txt, allows noindex pages and names the sitemap', async () => {
  const { text } = await read('/robots.txt');
  expect(text.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/']);
  expect(text).toContain('Sitemap: https://ironbloom.example/sitemap.xml');
});

it('serves a well-formed RSS feed', async () => {
  const { type, text } = await read('/rss.xml');
  expect(type).toContain('application/rss+xml');
  expect(text).toContain('<title>Salt &amp; &lt;water&gt;</title>');
  expect(text).toContain('<pubDate>Fri, 02 Jan 2026 03:04:05 GMT</pubDate>');
  expect(text).not.toContain('Later');
});

it('leaves characters that XML forbids out of the feed', async () => {
  const { text } = await read('/rss.xml');
  expect(text).toContain('<description>One line and another</description><category>Sle ep</category>');
});
