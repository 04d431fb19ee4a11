// Runs the starter on a folder of stubs: node start.ts <folder>
import { runStart } from '../../src/start/run-start.ts';

process.exit(await runStart({ root: process.argv[2] ?? '', environment: process.env, build: false }));
