import type { IncomingMessage } from 'node:http';

const API = /^\/api(?:[/?]|$)/;

/** Control, separator and unassigned characters: none of our addresses contains one, and the router's patterns stop at U+2028. */
const UNSEEN = /[\p{C}\p{Z}]/u;

function isReadable(path: string): boolean {
  try {
    return !UNSEEN.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/**
 * Rewrites addresses that the router cannot decode. One with an invalid escape (`/blog/%`, `/%ff`) or an invisible character
 * (`/%0a`, `/%e2%80%a8`) would reach no route or a wrong one, and a visitor would see JSON: a page's address is escaped
 * literally, and so becomes a 404 page. The API still refuses it.
 */
export function decodableUrl({ url = '/' }: IncomingMessage): string {
  const [path = '', ...query] = url.split('?');
  if (API.test(url) || isReadable(path)) return url;
  return [path.replaceAll('%', '%25'), ...query].join('?');
}
