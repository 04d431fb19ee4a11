import { expect, it } from 'vitest';
import { pictureNote, type Story } from './story.ts';

const photograph = { source: '/a', widths: [480], width: 480, height: 600, alt: 'Asha before a mirror' };
const drawing = { ...photograph, illustration: true } as const;
const story = (beforePicture: Story['beforePicture'], afterPicture = beforePicture): Story => ({
  id: '1',
  name: 'Asha',
  profile: null,
  story: '',
  fullStory: '',
  beforeImage: '/a.webp',
  afterImage: '/b.webp',
  beforePicture,
  afterPicture,
  beforeWeight: 80,
  afterWeight: 70,
  beforeMonth: 'January',
  afterMonth: 'June',
});

it.each([
  ['illustrations alone', [story(null), story(null)], 'Illustrations, not photographs. Results vary'],
  ['illustrations in several widths', [story(drawing)], 'Illustrations, not photographs. Results vary'],
  ['a photograph beside one', [story(photograph, drawing)], 'Illustrations, not photographs.'],
  ['photographs alone', [story(photograph), story(photograph)], 'Results vary'],
  ['both', [story(photograph), story(null)], 'Some of the pictures are illustrations, not photographs.'],
  ['a photograph beside an illustration', [story(photograph, null)], 'Illustrations, not photographs.'],
  ['no story', [], 'Results vary'],
])('notes under %s what they are', (_, stories, words) => {
  expect(pictureNote(stories).startsWith(words)).toBe(true);
});
