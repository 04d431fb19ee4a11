import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminRecipeItem, AdminRecipeView } from '../../src/modules/content/recipes/recipes.dto.ts';
import type { RecipeView } from '../../src/modules/content/recipes/recipes.dto.ts';
import { anImage } from '../factories/images.ts';
import { type ErrorAnswer, request } from '../harness/client.ts';
import { startSystem, type TestSystem } from '../harness/system.ts';
import { Editor, type FormFields } from './editor.ts';

interface List<Item> {
  items: Item[];
  total: number;
}

let system: TestSystem;
let editor: Editor;
let reader: Editor;
let image: Buffer;

const ONE_VIDEO = {
  ytLinks: 'Please enter links to single YouTube videos, such as https://youtu.be/dQw4w9WgXcQ',
};

beforeAll(async () => {
  system = await startSystem();
  editor = await Editor.of(system, 'owner');
  reader = Editor.anonymous(system);
  image = await anImage(320, 240);
});
afterAll(() => system.stop());

const cook = <Body = AdminRecipeView>(fields: FormFields = {}) =>
  editor.send<Body>('POST', '/recipes', { name: 'Dal', image, ...fields });

describe('writing a recipe', () => {
  it('accepts the listed fields as people type them', async () => {
    const { status, body } = await cook({
      name: 'Moong dal',
      category: '',
      prepTime: '30 min',
      serving: '2',
      rating: '4,7',
      reviews: '12',
      description: 'A bowl.',
      ytLinks: 'https://youtu.be/a1, https://www.youtube.com/watch?v=b2',
      ingredients: 'Dal, Salt\n Water ,,',
      steps: 'Wash\nBoil, stir',
      calories: '410 kcal',
      protein: '18.5 g',
      carbs: '60',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      slug: 'moong-dal',
      category: 'veg',
      prepTime: 30,
      serving: 2,
      rating: 4.7,
      reviews: 12,
      ytLinks: ['https://youtu.be/a1', 'https://www.youtube.com/watch?v=b2'],
      ingredients: ['Dal', 'Salt', 'Water'],
      steps: ['Wash', 'Boil', 'stir'],
      nutrition: { calories: 410, protein: 18.5, carbs: 60, fat: 0 },
      status: 'published',
      version: 1,
    });
    expect((await reader.get<RecipeView>(`/recipes/${body._id}`)).body.ingredients).toEqual(body.ingredients);
  });

  it.each([
    ['a JSON array', JSON.stringify(['Rice, washed', 'Salt'])],
    ['repeated fields', ['Rice, washed', ' Salt ']],
  ])('keeps commas inside an item of %s', async (_, ingredients) => {
    expect((await cook({ ingredients })).body.ingredients).toEqual(['Rice, washed', 'Salt']);
  });

  it.each([
    [{ image: '' }, 'RECIPE_IMAGE_REQUIRED', { image: 'Please select a recipe image.' }],
    [{ prepTime: 'soon' }, 'VALIDATION_FAILED', { prepTime: 'Please enter a whole number from 0 to 10000' }],
    [{ serving: '1.5' }, 'VALIDATION_FAILED', { serving: 'Please enter a whole number from 1 to 1000' }],
    [{ rating: '6' }, 'VALIDATION_FAILED', { rating: 'Please enter a number from 0 to 5' }],
    [{ ytLinks: 'javascript:alert(1)' }, 'VALIDATION_FAILED', ONE_VIDEO],
    [{ ytLinks: 'https://youtube.com.evil.example/x' }, 'VALIDATION_FAILED', ONE_VIDEO],
    [{ ytLinks: 'https://www.youtube.com/playlist?list=PL1' }, 'VALIDATION_FAILED', ONE_VIDEO],
    [{ ytLinks: 'https://www.youtube.com/embed/videoseries?list=PL1' }, 'VALIDATION_FAILED', ONE_VIDEO],
    [{ steps: 'x'.repeat(2_001) }, 'VALIDATION_FAILED', { steps: 'At most 2000 characters each' }],
  ] as const)('refuses %o with a sentence for the field', async (fields, code, sentences) => {
    const { status, body } = await cook<ErrorAnswer>(fields as unknown as FormFields);
    expect([status, body.code, body.fields]).toEqual([400, code, sentences]);
  });

  it('removes invisible characters from texts and refuses them in single lines', async () => {
    const { body } = await cook({
      name: 'Upma',
      description: 'Soft\u000band\nwarm\u0000',
      ingredients: JSON.stringify(['Semolina\u0000, fine', '\u0007']),
      steps: 'Roast\u000bit\nStir',
    });
    expect(body).toMatchObject({
      description: 'Soft and\nwarm',
      ingredients: ['Semolina , fine'],
      steps: ['Roast it', 'Stir'],
    });
    const refused = await cook<ErrorAnswer>({ name: 'Upma', category: 've\u0000g' });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { category: 'Please use one line of plain text' },
    ]);
  });

  it('lists a new recipe first unless positioned, and no drafts', async () => {
    await cook({ name: 'Earlier' });
    await cook({ name: 'Latest' });
    await cook({ name: 'Last', position: '1000' });
    const draft = await cook({ name: 'Secret', draft: 'true' });
    const { body } = await reader.get<List<RecipeView>>('/recipes');
    const names = body.items.map(({ name }) => name);
    expect([names[0], names[1], names.at(-1)]).toEqual(['Latest', 'Earlier', 'Last']);
    expect(names).not.toContain('Secret');
    expect(body.total).toBe(body.items.length);
    expect((await reader.get(`/recipes/${draft.body._id}`)).status).toBe(404);
    expect((await reader.get('/recipes/slug/secret')).status).toBe(404);
    const listed = await editor.get<List<AdminRecipeItem>>('/admin/recipes?status=draft');
    expect(listed.body.items.map(({ name }) => name)).toEqual(['Secret']);
    const searched = await editor.get<List<AdminRecipeItem>>('/admin/recipes?search=LATE');
    expect(searched.body.items.map(({ name }) => name)).toEqual(['Latest']);
  });
});

describe('changing a recipe', () => {
  it('keeps fields not sent, clears empty ones, and redirects the former slug', async () => {
    const { body: first } = await cook({
      name: 'Poha',
      ingredients: 'Poha\nPeas',
      ytLinks: 'https://youtu.be/a',
    });
    const change = { version: '1', slug: 'kanda-poha', ytLinks: '' };
    const { body: second } = await editor.send<AdminRecipeView>('PUT', `/recipes/${first._id}`, change);
    expect(second).toMatchObject({
      ingredients: ['Poha', 'Peas'],
      ytLinks: [],
      slug: 'kanda-poha',
      version: 2,
    });
    const page = await request(`${system.url}/recipes/poha`);
    expect([page.status, page.headers.get('location')]).toEqual([301, '/recipes/kanda-poha']);
    const free = await editor.get<object>('/admin/recipes/slug?slug=kanda-poha');
    expect(free.body).toEqual({ slug: 'kanda-poha', available: false, suggestion: 'kanda-poha-2' });
  });

  it('is refused for a stale version', async () => {
    const { body } = await cook({ name: 'Shared' });
    const save = (name: string) =>
      editor.send<ErrorAnswer>('PUT', `/recipes/${body._id}`, { version: '1', name, prepTime: '5' });
    const answers = await Promise.all([save('One'), save('Two')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.code).toBe('STALE_EDIT');
    expect(refused.body.fields).toEqual({ name: expect.stringMatching(/^Now: (One|Two)$/) });
  });

  it('is logged with what changed, as is a deletion', async () => {
    const { body } = await cook({ name: 'Logged' });
    await editor.send('PUT', `/recipes/${body._id}`, { version: '1', steps: 'Boil' });
    expect((await editor.remove(`/recipes/${body._id}`)).status).toBe(200);
    expect((await editor.remove(`/recipes/${body._id}`)).status).toBe(404);
    const rows = await system.db.rows<{ action: string; changes: object }>(
      `SELECT action, changes FROM activities WHERE feature = 'Recipe'
          AND $1 IN (changes->'before'->>'_id', changes->'after'->>'_id') ORDER BY created_at`,
      [body._id],
    );
    const _id = body._id;
    expect(rows).toMatchObject([
      { action: 'Created', changes: { before: null, after: { _id, name: 'Logged' } } },
      { action: 'Updated' },
      { action: 'Deleted', changes: { before: { _id, steps: ['Boil'] }, after: null } },
    ]);
    expect(rows[1]?.changes).toEqual({
      before: { _id, steps: [], version: 1 },
      after: { _id, steps: ['Boil'], version: 2 },
    });
  });
});
