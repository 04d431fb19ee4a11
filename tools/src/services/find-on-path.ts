import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** The first of the programs found on PATH or in the system's usual folders. */
export function findOnPath(names: string[]): string | undefined {
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    '/usr/local/bin',
    '/usr/bin',
    '/usr/sbin',
    '/bin',
  ];
  for (const name of names) {
    for (const folder of folders) {
      const file = path.join(folder, name);
      if (path.isAbsolute(file) && isExecutable(file)) return file;
    }
  }
  return undefined;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
