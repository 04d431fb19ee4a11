import type { Readable } from 'node:stream';

/** Bytes of a file, both ends included (RFC 9110, section 14). */
export interface ByteRange {
  start: number;
  end: number;
}

/** Storage of pictures. A key is `<media id>/<file name>` and is written once. */
export abstract class MediaStorage {
  /** Readable once resolved, never partially. @throws when the storage fails */
  abstract put(key: string, body: Uint8Array, contentType: string): Promise<void>;
  /** Bytes; undefined when missing. */
  abstract size(key: string): Promise<number | undefined>;
  /** Undefined when missing. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | undefined>;
  /** Deletes files of one media id; missing ones are ignored. */
  abstract remove(mediaId: string, names: readonly string[]): Promise<void>;
}
