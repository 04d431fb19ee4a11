import { open } from 'node:fs/promises';

/** As many bytes as signatures need. */
const HEAD_BYTES = 12;

/** A file on disk; an upload's exists as long as its request. Whoever needs the content reads it. */
export interface FileOnDisk {
  path: string;
  /** Bytes. */
  size: number;
  /** Its first bytes, which tell what it is. */
  head: Buffer;
}

/** @throws the system's error when there is none at that path */
export async function fileAt(path: string): Promise<FileOnDisk> {
  await using file = await open(path);
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES));
  return { path, size, head: buffer.subarray(0, bytesRead) };
}
