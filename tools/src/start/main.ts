import path from 'node:path';
import { runStart } from './run-start.ts';

process.exit(
  await runStart({
    root: path.resolve(import.meta.dirname, '../../..'),
    environment: process.env,
    dev: process.argv.includes('--dev'),
  }),
);
