import { beforeEach, describe, expect, it } from 'vitest';
import { readCopy, saveCopy } from './local-copy.ts';
import { readRecipeQuery, recipesPath } from './components/list/recipe-list.tsx';
import { energyShares, findRecipes, relatedTo, type Recipe } from './recipe.ts';
import { isoMinutes } from './structured-data.ts';
import { youtubeId } from '@ironbloom/brand/video-link';

function recipe(name: string, facts: Partial<Recipe> = {}): Recipe {
  return {
    _id: name,
    slug: name,
    name,
    description: '',
    image: '',
    picture: { source: '', widths: [480], width: 4, height: 3, alt: '' },
    category: 'veg',
    cuisines: [],
    serving: 1,
    ytLinks: [],
    ingredients: [],
    steps: [],
    nutrition: { calories: 0, protein: 0, carbs: 0, fat: 0 },
    prepTime: 10,
    rating: 5,
    reviews: 1,
    ...facts,
  };
}

const names = (found: readonly { name: string }[]): string[] => found.map(({ name }) => name);

describe('findRecipes', () => {
  const all = [
    recipe('Dal', { description: 'Slow and SMOKY', ingredients: ['1 tsp ghee'] }),
    recipe('Fish Curry', { category: 'non-veg', ingredients: ['Coconut milk'] }),
    recipe('Poha', { ingredients: ['Grated coconut'] }),
  ];

  it('searches name, description and ingredients, ignoring case', () => {
    expect(names(findRecipes(all, 'fish', ''))).toEqual(['Fish Curry']);
    expect(names(findRecipes(all, ' smoky ', ''))).toEqual(['Dal']);
    expect(names(findRecipes(all, 'COCONUT', ''))).toEqual(['Fish Curry', 'Poha']);
  });

  it('combines the text with the category', () => {
    expect(names(findRecipes(all, 'coconut', 'veg'))).toEqual(['Poha']);
    expect(findRecipes(all, 'ghee', 'non-veg')).toEqual([]);
    expect(findRecipes(all, '', '')).toHaveLength(3);
  });
});

describe('relatedTo', () => {
  it('returns at most three, excluding itself, the same category first', () => {
    const dal = recipe('Dal', { cuisines: ['North Indian'] });
    const others = [
      recipe('Poha', { cuisines: ['Maharashtrian'] }),
      recipe('Fish', { category: 'non-veg', cuisines: ['Goan'] }),
      recipe('Tikka', { category: 'non-veg', cuisines: ['North Indian'] }),
      recipe('Oats'),
      recipe('Upma', { cuisines: ['South Indian'] }),
    ];
    expect(names(relatedTo(dal, [dal, ...others]))).toEqual(['Poha', 'Oats', 'Upma']);
    expect(names(relatedTo(dal, [dal, ...others.slice(0, 3)]))).toEqual(['Poha', 'Tikka']);
    expect(relatedTo(dal, [dal])).toEqual([]);
  });
});

describe('the address of the list', () => {
  it('is read back as written, without default values', () => {
    const query = { q: 'dal & rice', category: 'veg', page: 2 };
    expect(readRecipeQuery(new URL(recipesPath(query), 'http://x').searchParams)).toEqual(query);
    expect(recipesPath({ q: '', category: '', page: 1 })).toBe('/recipes');
  });

  it('ignores invalid pages', () => {
    for (const page of ['0', '-1', '1.5', 'two', '']) {
      expect(readRecipeQuery(new URLSearchParams({ page })).page).toBe(1);
    }
  });
});

describe('youtubeId', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com/watch?feature=share&v=dQw4w9WgXcQ&t=42s',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?si=abc&t=3',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    ' youtu.be/dQw4w9WgXcQ ',
    'www.youtube.com/watch?v=dQw4w9WgXcQ',
  ])('reads %s', (link) => {
    expect(youtubeId(link)).toBe('dQw4w9WgXcQ');
  });

  it.each([
    '',
    'not a link',
    'https://vimeo.com/12345678901',
    'https://www.youtube.com/@ironbloom',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/watch?v=short',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/embed/"><script>',
  ])('refuses %s', (link) => {
    expect(youtubeId(link)).toBeNull();
  });
});

describe('the local copy', () => {
  beforeEach(() => window.localStorage.clear());

  it('expires after five minutes', () => {
    saveCopy([recipe('Dal')], 1_000);
    expect(names(readCopy(1_000 + 299_999) ?? [])).toEqual(['Dal']);
    expect(readCopy(1_000 + 300_000)).toBeNull();
  });

  it('ignores unreadable storage', () => {
    for (const text of ['{', '[]', '{"savedAt":"now","recipes":[]}', '{"savedAt":1}']) {
      window.localStorage.setItem('recipes_cache_v1', text);
      expect(readCopy(2)).toBeNull();
    }
    const { ingredients: _gone, ...older } = recipe('Dal');
    for (const one of [null, 'Dal', {}, older, { ...recipe('Dal'), ingredients: [7] }]) {
      window.localStorage.setItem('recipes_cache_v1', JSON.stringify({ savedAt: 1, recipes: [one] }));
      expect(readCopy(2)).toBeNull();
    }
  });
});

describe('figures', () => {
  it('divides the calories', () => {
    expect(energyShares({ calories: 420, protein: 32, carbs: 38, fat: 16 })).toEqual({
      protein: 30,
      carbs: 36,
      fat: 34,
    });
    expect(energyShares({ calories: 0, protein: 0, carbs: 0, fat: 0 })).toEqual({
      protein: 0,
      carbs: 0,
      fat: 0,
    });
  });

  it('formats minutes in ISO-8601', () => {
    expect([25, 60, 95, 0].map(isoMinutes)).toEqual(['PT25M', 'PT1H', 'PT1H35M', 'PT0M']);
  });
});
