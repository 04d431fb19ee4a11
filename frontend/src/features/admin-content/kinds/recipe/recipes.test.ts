import { describe, expect, it } from 'vitest';
import { cutFor, entriesOf, linksOf, type RecipeForm, recipeKind } from './recipe-kind.ts';

const { problemsOf } = recipeKind;

describe('lists', () => {
  it('are split on newlines and commas (content-17), or on lines only', () => {
    expect(entriesOf(' rice, dal\n\nsalt ,', 'both')).toEqual(['rice', 'dal', 'salt']);
    expect(entriesOf('1 onion, in rings\nsalt', 'lines')).toEqual(['1 onion, in rings', 'salt']);
  });

  it('with commas in entries are split on lines only', () => {
    expect(cutFor(['1 onion, in rings'])).toBe('lines');
    expect(cutFor(['salt'])).toBe('both');
  });

  it('of links mark which are videos', () => {
    const text =
      'https://youtu.be/abc, https://www.youtube.com/watch?v=abc, https://vimeo.com/1, youtu.be/abc';
    expect(linksOf(text).map(({ fine }) => fine)).toEqual([true, true, false, false]);
  });
});

describe('the form of a recipe', () => {
  const values: RecipeForm = { ...recipeKind.empty, name: 'R' };

  it('sends lists as JSON, cleared numbers as zero and the status as a flag', () => {
    const wire = recipeKind.wire({
      ...values,
      ingredients: '1 onion, in rings\nsalt',
      ingredientsCut: 'lines',
      steps: 'cut, fry',
      serving: '',
      calories: ' ',
      fat: '12',
      status: 'draft',
    });
    expect(wire).toMatchObject({
      ingredients: '["1 onion, in rings","salt"]',
      steps: '["cut","fry"]',
      ytLinks: '[]',
      serving: '1',
      calories: '0',
      fat: '12',
      draft: true,
    });
    expect(wire).not.toHaveProperty('ingredientsCut');
    expect(wire).not.toHaveProperty('status');
  });

  it('reports missing names and invalid video links', () => {
    expect(problemsOf(values)).toEqual({});
    expect(Object.keys(problemsOf({ ...values, name: '', ytLinks: 'x' }))).toEqual(['name', 'ytLinks']);
    for (const ytLinks of ['https://www.youtube.com/playlist?list=PL1', 'https://youtube.com/@ironbloom']) {
      expect(Object.keys(problemsOf({ ...values, ytLinks }))).toEqual(['ytLinks']);
    }
    expect(
      problemsOf({
        ...values,
        ytLinks: 'https://music.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ',
      }),
    ).toEqual({});
  });
});
