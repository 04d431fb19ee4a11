import { hash } from 'node:crypto';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * What a class of a module is called on the page: its name and a short mark of its file. Every page carries its classes three times
 * (markup, styles, script), and a mark that repeats costs next to nothing there, compressed.
 */
export function scopedName(name: string, file: string): string {
  return `${name}_${hash('sha1', relative(root, file), 'base64url').slice(0, 4)}`;
}
