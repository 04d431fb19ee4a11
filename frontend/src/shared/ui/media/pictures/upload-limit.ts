/** The server's limit (content-21): a picture over it need not travel to be refused. */
const maxBytes = 10 * 1024 * 1024;

export const tooLarge = 'Pictures may have at most 10 MB. Please choose a smaller file.';

/** @returns a sentence when the file need not be sent at all */
export function refusalOf(file: File): string | undefined {
  return file.size > maxBytes ? tooLarge : undefined;
}
