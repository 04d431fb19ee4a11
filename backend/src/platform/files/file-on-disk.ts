import { open } from 'node:fs/promises';

/** As many bytes as signatures need. */
const HEAD_BYTES = 12;

/** A file on disk; an upload's exists until the end of its request. */
export interface FileOnDisk {
  path: string;
  /** Bytes. */
  size: number;
  /** First bytes, for the signature. */
  head: Buffer;
}

/** @throws the system's error when it is missing */
export async function fileAt(path: string): Promise<FileOnDisk> {
  await using file = await open(path);
  const { size } = await file.stat();
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES));
  return { path, size, head: buffer.subarray(0, bytesRead) };
}
