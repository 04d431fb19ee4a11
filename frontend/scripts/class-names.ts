import { hash } from 'node:crypto';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

/** A short mark of a module's file. */
const markOf = (file: string): string => hash('sha1', relative(root, file), 'base64url').slice(0, 4);

/** What a class of a module is called on the page while it is being worked on: by its name. */
export function readableName(name: string, file: string): string {
  return `${name}_${markOf(file)}`;
}

/**
 * What it is called in a build. Every page carries its classes three times (markup, styles, script), and the names are 0.3 kB of that,
 * compressed: so a number stands for each, in the order of the module.
 */
export function shortName(name: string, file: string, css: string): string {
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)].map(([, found]) => found);
  const number = [...new Set(names)].indexOf(name);
  if (number < 0) throw new Error(`${file}: ${name} was not found, so it has no number`);
  return `_${markOf(file)}${number.toString(36)}`;
}
