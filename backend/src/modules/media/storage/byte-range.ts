import type { ByteRange } from './media-storage.ts';

/**
 * Parses a `Range` header of one part (RFC 9110, section 14.2).
 * @returns undefined for the whole file, also for unsupported headers; 'unsatisfiable' when it begins behind the end
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (!from && !to) return undefined;
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  if (start >= size || (!from && Number(to) === 0)) return 'unsatisfiable';
  return start > end ? undefined : { start, end };
}
