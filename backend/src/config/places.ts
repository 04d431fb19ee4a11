/** The workspace's folder: at the same distance from source and build. */
export const BACKEND_FOLDER = new URL('../../', import.meta.url);

/** Path of a script below `src`, started as a process, without extension: `.ts` from source, `.js` as built. */
export const startedFile = (name: string): URL =>
  new URL(`../${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
