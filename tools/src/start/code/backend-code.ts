import path from 'node:path';

/** What node is called with to run one of the backend's programs: `main`, `worker`, `cli/migrate`. */
export type BackendCode = (program: string) => string[];

export const builtBackend =
  (root: string): BackendCode =>
  (program) => [path.join(root, 'backend/dist', `${program}.js`)];

/** Straight from the sources, compiled as they are loaded. */
export const backendSources =
  (root: string): BackendCode =>
  (program) => [
    '--enable-source-maps',
    '--import',
    path.join(root, 'backend/dev/compile-on-load.js'),
    path.join(root, 'backend/src', `${program}.ts`),
  ];
