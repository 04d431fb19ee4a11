import path from 'node:path';
import { runStart } from './run-start.ts';

process.exit(
  await runStart({
    root: path.resolve(import.meta.dirname, '../../..'),
    environment: process.env,
    dev: process.argv.includes('--dev'),
    begunAt: Number(process.env['START_BEGUN_AT'] ?? Date.now()),
  }),
);
