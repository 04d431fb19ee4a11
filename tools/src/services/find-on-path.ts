import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The first of the programs found on PATH or in the system's usual folders. */
export function findOnPath(names: string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const files = names.flatMap((name) =>
    [...folders, '/usr/local/bin', '/usr/bin', '/usr/sbin', '/bin'].map((folder) => path.join(folder, name)),
  );
  return files.find((file) => path.isAbsolute(file) && isExecutable(file));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
