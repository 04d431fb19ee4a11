import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type ByteRange, MediaStorage } from './media-storage.ts';

/** Files in a folder that backend and worker share. */
export class DiskStorage extends MediaStorage {
  /** @param folder absolute */
  constructor(private readonly folder: string) {
    super();
  }

  /** Written to a temporary name and renamed, so that a crash leaves no partial picture. */
  async put(key: string, body: Uint8Array): Promise<void> {
    const target = path.join(this.folder, key);
    const temporary = `${target}.${randomUUID()}.tmp`;
    await mkdir(path.dirname(target), { recursive: true });
    try {
      const file = await open(temporary, 'wx');
      try {
        await file.writeFile(body);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, target);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async size(key: string): Promise<number | undefined> {
    try {
      return (await stat(path.join(this.folder, key))).size;
    } catch (error) {
      if (isAbsent(error)) return undefined;
      throw error;
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable | undefined> {
    if ((await this.size(key)) === undefined) return undefined;
    return createReadStream(path.join(this.folder, key), range);
  }

  async remove(mediaId: string, names: readonly string[]): Promise<void> {
    const folder = path.join(this.folder, mediaId);
    await Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
    // A foreign file, or none.
    await rmdir(folder).catch(() => undefined);
  }
}

function isAbsent(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
