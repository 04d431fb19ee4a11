import { findPackageJSON } from 'node:module';
import { pathToFileURL } from 'node:url';

const here = import.meta.url;

/**
 * The folder of this workspace, beside which the others lie. Asked for here alone: the build puts many files' code into one, so that a
 * file cannot know what lies beside it.
 */
export const BACKEND_FOLDER = new URL('./', pathToFileURL(findPackageJSON(here)!));

/** A file of ours that is started as a process, by its name below `src` without its ending: `.ts` from source, `.js` as built. */
export const startedFile = (name: string): URL =>
  new URL(here.endsWith('.ts') ? `src/${name}.ts` : `dist/${name}.js`, BACKEND_FOLDER);
