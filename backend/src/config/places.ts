/** The folder of this workspace, beside which the others lie: as far from a source as from what is built of it. */
export const BACKEND_FOLDER = new URL('../../', import.meta.url);

/** A file of ours that is started as a process, by its name below `src` without its ending: `.ts` from source, `.js` as built. */
export const startedFile = (name: string): URL =>
  new URL(`../${name}.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
