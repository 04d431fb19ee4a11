import { NoRows, readRows, TooManyRows } from './read-rows.ts';
import { readSheet, HiddenFirstSheet } from './read-sheet.ts';

const piece = 5_000;

/* oxlint-disable unicorn/require-post-message-target-origin -- a worker talks to its own page only */
async function answer(bytes: ArrayBuffer, sheet: string | undefined): Promise<void> {
  try {
    const { contacts, dropped, held } = readRows(await readSheet(bytes, sheet));
    // In chunks: the page deserialises each message at once.
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

/** A worker: a large sheet takes seconds, a hostile one may never end. */
self.addEventListener(
  'message',
  ({ data }: MessageEvent<{ bytes: ArrayBuffer; sheet: string | undefined }>) =>
    void answer(data.bytes, data.sheet),
);
