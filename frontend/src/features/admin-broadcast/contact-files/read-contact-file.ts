import type { Contact } from '../contacts/contact.ts';
import type { ContactFile, HiddenSheet } from './contact-file.ts';

const maxBytes = 20 * 1024 * 1024;
/** ms. Guards against hostile files; the largest honest one takes a slow machine 30 s. */
const timeoutMs = 120_000;

/** broadcast-1. */
const parseProblem = 'Failed to parse file. Please ensure it has an email column.';

const noRows = 'The file has an email column, and no rows below it.';
const tooManyRows = 'The file has more than 1,00,000 rows. Please split it.';

/** Contacts in chunks, then the rest of the file; or one of the others. */
interface Answer extends Partial<ContactFile> {
  sheets?: HiddenSheet;
  refusal?: 'no-rows' | 'too-many-rows' | undefined;
}

/** @param sheet its name; default the first one, or a question if that one is hidden ⏎ @throws Error with a message for the user */
export async function readContactFile(file: File, sheet?: string): Promise<ContactFile | HiddenSheet> {
  if (file.size > maxBytes) throw new Error('The file is larger than 20 MB. Please split it.');
  const bytes = await file.arrayBuffer();
  const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), {
    type: 'module',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ContactFile | HiddenSheet>((resolve, reject) => {
      const contacts: Contact[] = [];
      const fail = (): void => reject(new Error(parseProblem));
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if (data.contacts) contacts.push(...data.contacts);
        else if (data.dropped && data.held) resolve({ contacts, dropped: data.dropped, held: data.held });
        else if (data.sheets) resolve(data.sheets);
        else if (data.refusal) reject(new Error(data.refusal === 'no-rows' ? noRows : tooManyRows));
        else fail();
      });
      worker.addEventListener('error', fail);
      timer = setTimeout(fail, timeoutMs);
      worker.postMessage({ bytes, sheet }, [bytes]);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
