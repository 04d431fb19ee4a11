import type { IncomingMessage } from 'node:http';

const API = /^\/api(?:[/?]|$)/;

/** Control, separator and unassigned characters: no address of ours contains one, and the router's patterns stop at U+2028. */
const UNSEEN = /[\p{C}\p{Z}]/u;

function isReadable(path: string): boolean {
  try {
    return !UNSEEN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * The address as the router takes it. One with an escape that stands for no letter (`/blog/%`, `/%ff`) or for one that nobody sees (`/%0a`, `/%e2%80%a8`) reaches
 * no route or a wrong one, and its visitor would read a line of JSON: a page's is taken letter for letter instead, and is then simply not there.
 * The API goes on refusing it.
 */
export function decodableUrl({ url = '/' }: IncomingMessage): string {
  const [path = '', ...query] = url.split('?');
  if (API.test(url) || isReadable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
