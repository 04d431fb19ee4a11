/**
 * `node --import` this: the backend then runs from its sources. Node strips types by itself, but neither decorators nor the types
 * that Nest reads.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { typescript } from '../swc.js';

const sources = new URL('../src/', import.meta.url).href;

registerHooks({
  load(url, context, nextLoad) {
    if (!url.startsWith(sources) || !url.endsWith('.ts')) return nextLoad(url, context);
    const filename = fileURLToPath(url);
    const options = { ...typescript, filename, sourceMaps: 'inline' };
    return { format: 'module', source: compile(filename, options), shortCircuit: true };
  },
});

/** A file that does not compile ends the process with the compiler's words; its own stack would hide them. */
function compile(filename, options) {
  try {
    return transformSync(readFileSync(filename, 'utf8'), options).code;
  } catch (error) {
    const [words] = String(error.message).split('\n\nCaused by:');
    process.stderr.write(`${words}\n`);
    return process.exit(1);
  }
}
