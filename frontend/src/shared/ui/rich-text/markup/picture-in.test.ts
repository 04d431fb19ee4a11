import { expect, it } from 'vitest';
import { pictureIn } from '../use-visual-editor.ts';

const picture = new File([], 'image.png', { type: 'image/png' });

/** A clipboard as browsers hand it over; jsdom has none. */
function clipboard(texts: Record<string, string>, files: File[]): DataTransfer {
  return { files, getData: (type: string) => texts[type] ?? '' } as unknown as DataTransfer;
}

it('takes a picture that comes alone, or with the HTML of the page it was copied from', () => {
  expect(pictureIn(clipboard({}, [picture]))).toBe(picture);
  expect(pictureIn(clipboard({ 'text/html': '<img src="https://example.com/a.png">' }, [picture]))).toBe(
    picture,
  );
});

it('takes the words that Word and Excel send a picture of', () => {
  const words = { 'text/html': '<p class="MsoNormal">Squat</p>', 'text/plain': 'Squat' };
  expect(pictureIn(clipboard(words, [picture]))).toBeUndefined();
});
