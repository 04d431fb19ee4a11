/**
 * Compiles the backend into `dist`, file by file with the structure of `src`, and `brand` into `dist/brand`. Packages stay in
 * `node_modules`.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

const BACKEND = path.join(import.meta.dirname, '..');
/** Compiled into the output: `brand` and the decorators' helpers. */
const OURS = /^(\.|\/|@ironbloom\/brand|@oxc-project\/runtime)/;

await build({
  input: globSync('src/{main,worker,cli/*,modules/media/images/image-worker}.ts', { cwd: BACKEND }),
  cwd: BACKEND,
  platform: 'node',
  // Decorators, and the types that they pass to Nest.
  tsconfig: 'tsconfig.json',
  external: (id) => !OURS.test(id),
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
  output: {
    dir: 'dist',
    cleanDir: true,
    preserveModules: true,
    preserveModulesRoot: 'src',
    // Class names are needed: Nest's tokens, and migrations in the database.
    keepNames: true,
    sourcemap: true,
  },
});
