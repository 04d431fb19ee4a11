import { expect, it } from 'vitest';
import { pictureIn } from '../use-visual-editor.ts';

const picture = new File([], 'image.png', { type: 'image/png' });

/** jsdom has no clipboard. */
function clipboard(texts: Record<string, string>, files: File[]): DataTransfer {
  return { files, getData: (type: string) => texts[type] ?? '' } as unknown as DataTransfer;
}

it('takes a picture pasted alone or with the HTML of its page', () => {
  expect(pictureIn(clipboard({}, [picture]))).toBe(picture);
  expect(pictureIn(clipboard({ 'text/html': '<img src="https://example.com/a.png">' }, [picture]))).toBe(
    picture,
  );
});

it('takes the text when Word and Excel add a picture of it', () => {
  const words = { 'text/html': '<p class="MsoNormal">Squat</p>', 'text/plain': 'Squat' };
  expect(pictureIn(clipboard(words, [picture]))).toBeUndefined();
});
