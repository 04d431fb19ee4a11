import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included (RFC 9110, section 14). */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where pictures are kept. A key is `<media id>/<file name>` and is written once: what is behind
 * it never changes.
 */
export abstract class MediaStorage {
  /** Readable once this has resolved, and not in part before. @throws when the storage does not answer */
  abstract put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** In bytes, or undefined when there is no such file. */
  abstract size(key: string): Promise<number | undefined>;
  /** Undefined when there is no such file. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Removes these files of one media id; those that are gone already count as removed. */
  abstract remove(mediaId: string, names: readonly string[]): Promise<void>;
}
