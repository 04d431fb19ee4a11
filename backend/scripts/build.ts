/**
 * Builds the backend into `dist`: our files and the packages that they use as few large files, for Node. Each of 4,000 modules costs a
 * process more than its text; what nobody uses of a package stays out, and so do comments (docs/performance.md). Names stay as they were
 * written, and above each module's code stands which file it was.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from 'rolldown';

const BACKEND = path.join(import.meta.dirname, '..');

/** What is started by its name: each is a file of `dist` at the place that it has in `src`. */
const STARTED = [
  'main.ts',
  'worker.ts',
  'modules/media/images/image-worker.ts',
  ...readdirSync(path.join(BACKEND, 'src/cli')).map((file) => `cli/${file}`),
];

/** What stays a package in `node_modules`. */
const PACKAGES = [
  // Machine code.
  'sharp',
  '@node-rs/argon2',
  '@css-inline/css-inline',
  // Read files that lie beside their own.
  'bullmq',
  'fontkit',
  'harfbuzzjs',
  'ioredis',
  'pdfkit',
  'pino',
  // TypeORM asks for it by a name that no bundler sees, and there must be one: our `instanceof DatabaseError`.
  'pg',
  // Calls what Node warns of (`url.parse`) unless it is a package that does.
  'passport-google-oauth20',
];

/** What packages load where it is there: looked for at run time, or the build would depend on what is installed beside it. */
const OPTIONAL = [
  '@fastify/view',
  '@nestjs/microservices',
  '@nestjs/platform-express',
  '@nestjs/websockets',
  'class-transformer',
  'class-validator',
  'supports-color',
];

const { output } = await build({
  input: Object.fromEntries(
    STARTED.map((file) => [file.replace(/\.ts$/, ''), path.join(BACKEND, 'src', file)]),
  ),
  cwd: BACKEND,
  platform: 'node',
  // Decorators, and the types of which they tell Nest.
  tsconfig: 'tsconfig.json',
  external: [...PACKAGES, ...OPTIONAL].map((name) => new RegExp(`^${name}(/|$)`)),
  // A warning is a package that would fail when it is used.
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
  output: {
    dir: 'dist',
    cleanDir: true,
    // By nothing but its text: each holds what the same programs need, of many rooms.
    chunkFileNames: 'chunks/[hash].js',
    // Nest's words, and migrations in the database, are called by their class.
    keepNames: true,
    // One letter beyond Latin-1, and V8 keeps all of a file with two bytes a letter.
    charset: 'ascii',
    comments: false,
    sourcemap: true,
  },
});

for (const chunk of output) {
  if (chunk.type === 'chunk' && /\b__(dirname|filename)\b/.test(chunk.code))
    throw new Error(
      `${chunk.fileName} has a package that looks for files beside its own: name it in PACKAGES`,
    );
}
