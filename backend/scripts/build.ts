/**
 * Compiles the backend into `dist`, file by file, each at the place that it has in `src`; `brand`, which is TypeScript as well, into
 * `dist/brand`. Packages stay in `node_modules`.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

const BACKEND = path.join(import.meta.dirname, '..');
/** Compiled into the output: `brand` and the helpers of decorators. */
const OURS = /^(\.|\/|@ironbloom\/brand|@oxc-project\/runtime)/;

await build({
  input: globSync('src/{main,worker,cli/*,modules/media/images/image-worker}.ts', { cwd: BACKEND }),
  cwd: BACKEND,
  platform: 'node',
  // Decorators, and the types of which they tell Nest.
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
    // Nest's words, and migrations in the database, are called by their class.
    keepNames: true,
    sourcemap: true,
  },
});
