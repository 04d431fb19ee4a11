/** The server's limit (content-21). */
const maxBytes = 10 * 1024 * 1024;

export const tooLarge = 'Pictures may be at most 10 MB. Please choose a smaller file.';

/** @returns an error message, or undefined for a file to send */
export function refusalOf(file: File): string | undefined {
  return file.size > maxBytes ? tooLarge : undefined;
}
