import type { CompanyContent, HomeContent, PageName } from '@ironbloom/brand';
import { shippedContent } from '@ironbloom/brand/content';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AdminClient } from '../harness/admin-client.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { until } from '../harness/until.ts';

let system: TestSystem;
let owner: AdminClient;

beforeAll(async () => {
  system = await startSystem();
  owner = await AdminClient.create(system);
});
afterAll(() => system.stop());

async function publish<Body = { version: number }>(page: PageName, content: object) {
  const address = `admin/page-content/${page}`;
  const { version } = (await owner.call<{ version: number }>(address)).body;
  return owner.call<Body>(address, 'PUT', { content, version });
}
const pageAt = async (path: string): Promise<string> => (await request(system.url + path)).text;
const { home, company } = shippedContent;

describe('home', () => {
  it('shows the published figures, steps and texts, and hides empty parts', async () => {
    const shipped = await pageAt('/');
    expect(shipped).toContain('50,000+');
    expect(shipped).toContain('How it works');
    const next: HomeContent = {
      ...home,
      headline: ['Row', 'with us in {city}'],
      claims: [{ id: 'years', value: '12 years', label: 'on the water' }],
      steps: [],
      aboutSections: [{ id: 'a', title: 'Oars', html: '<p>See <a href="/blog">the log</a>.</p>' }],
    };
    expect((await publish('home', next)).status).toBe(200);
    const page = await until(async () => {
      const html = await pageAt('/');
      return html.includes('12 years') && html;
    });
    expect(page).toContain('with us in Bengaluru');
    expect(page).toContain('<a href="/blog">the log</a>');
    expect(page).not.toContain('50,000+');
    expect(page).not.toContain('How it works');
    await publish('home', { ...next, claims: [] });
    await until(async () => !(await pageAt('/')).includes('Ironbloom in numbers'));
  });

  it('accepts only known icons for a step', async () => {
    const [step] = home.steps;
    const refused = await publish<ErrorAnswer>('home', { ...home, steps: [{ ...step, icon: 'dragon' }] });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['steps.0.icon']]);
    expect((await publish('home', { ...home, steps: [{ ...step, icon: 'clock' }] })).status).toBe(200);
  });

  it('names changed pictures in its history', async () => {
    const [step] = home.steps;
    const other = {
      ...step,
      picture: { shipped: 'equipment/dumbbells', alt: step?.picture?.alt, focalX: 0.2, focalY: 0.8 },
    };
    await publish('home', { ...home, steps: [step] });
    await publish('home', { ...home, steps: [other] });
    const { revisions } = (
      await owner.call<{ revisions: { changes: { before: string; after: string }[] }[] }>(
        'admin/page-content/home/revisions',
      )
    ).body;
    expect(revisions[0]?.changes[0]?.before).toContain('(equipment/kettlebell)');
    expect(revisions[0]?.changes[0]?.after).toContain('(equipment/dumbbells at 0.2, 0.8)');
  });
});

describe('who we are', () => {
  it('shows coaches with all their details, and hides empty parts', async () => {
    const next: CompanyContent = {
      ...company,
      stations: [{ id: 'one', year: 1998, title: 'A boat', text: 'Leaking.', picture: null }],
      figures: [],
      goal: { value: 0, label: '', progress: '' },
      gallery: [],
      coaches: [
        {
          id: 'mira',
          name: 'Mira Kurup',
          field: 'Rowing',
          city: 'Kochi',
          languages: 'Malayalam, English',
          credentials: '',
          picture: null,
        },
      ],
    };
    expect((await publish('company', next)).status).toBe(200);
    const page = await until(async () => {
      const html = await pageAt('/whoweare');
      return html.includes('Mira Kurup') && html;
    });
    expect(page).toContain('Malayalam, English');
    expect(page).toContain('"foundingDate":"1998"');
    for (const gone of ['>Where we are now<', '>Gallery<', 'Dev Menon'])
      expect(page.includes(gone)).toBe(false);
  });

  it.each<[string, Partial<Record<keyof CompanyContent, unknown>>, string]>([
    ['a year that is none', { stations: [{ ...company.stations[0], year: 20 }] }, 'stations.0.year'],
    [
      'a picture of the gallery that was not chosen',
      { gallery: [{ id: 'a', picture: null }] },
      'gallery.0.picture',
    ],
    [
      'a picture from elsewhere',
      {
        gallery: [
          {
            id: 'a',
            picture: {
              uploaded: { source: 'https://elsewhere.example/a.png', widths: [640], width: 640, height: 480 },
              alt: 'A',
            },
          },
        ],
      },
      'gallery.0.picture',
    ],
    ['a figure below nothing', { figures: [{ ...company.figures[0], value: -1 }] }, 'figures.0.value'],
  ])('is refused with %s, under its field', async (_what, change, field) => {
    const { status, body } = await publish<ErrorAnswer>('company', { ...company, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})[0]).toMatch(new RegExp(`^${field}`));
  });
});
