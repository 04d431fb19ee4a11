import { NoRows, readRows, TooManyRows } from './read-rows.ts';
import { readSheet, HiddenFirstSheet } from './read-sheet.ts';

const piece = 5_000;

/* oxlint-disable unicorn/require-post-message-target-origin -- a worker talks to its own page only */
async function answer(bytes: ArrayBuffer, sheet: string | undefined): Promise<void> {
  try {
    const { contacts, dropped, held } = readRows(await readSheet(bytes, sheet));
    // In pieces: the page unpacks each message in one go.
    for (let from = 0; from < contacts.length; from += piece) {
      self.postMessage({ contacts: contacts.slice(from, from + piece) });
    }
    self.postMessage({ dropped, held });
  } catch (error) {
    if (error instanceof HiddenFirstSheet) self.postMessage({ sheets: error.sheets });
    else {
      self.postMessage({
        refusal:
          (error instanceof NoRows && 'no-rows') ||
          (error instanceof TooManyRows && 'too-many-rows') ||
          undefined,
      });
    }
  }
}

/** Off the page's thread: a large sheet takes seconds, and a hostile one as long as it is let. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ bytes: ArrayBuffer; sheet: string | undefined }>) =>
    void answer(data.bytes, data.sheet),
);
