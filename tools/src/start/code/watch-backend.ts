import path from 'node:path';
import type { Progress } from '../progress.ts';
import type { Stack } from '../stack.ts';
import { watchTree } from './watch-tree.ts';

/** What the backend and the worker are made of, relative to the root. */
const SOURCES = ['backend/src', 'backend/templates', 'brand'];
const CODE = /\.(ts|hbs|json)$/;
/** Editors write a file in several steps. */
const SETTLE_MS = 50;

/** Starts the backend, and then the worker, again whenever one of their files is saved. @returns what ends the watch */
export function watchBackend(root: string, stack: Stack, progress: Progress): () => void {
  let timer: NodeJS.Timeout | undefined;
  let changed = '';
  const worker = oneAtATime(async () => void (await stack.restart('worker')));
  // Somebody waits for the backend, so it comes first.
  const backend = oneAtATime(async () => {
    const begun = Date.now();
    const file = changed;
    if (!(await stack.restart('backend'))) return;
    progress.say(`  ↻ ${file}: the backend runs anew, ${Date.now() - begun} ms`);
    worker();
  });

  const ends = SOURCES.map((folder) =>
    watchTree(path.join(root, folder), (file) => {
      if (!CODE.test(file) || file.endsWith('.spec.ts')) return;
      changed = path.relative(root, file);
      clearTimeout(timer);
      timer = setTimeout(backend, SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const end of ends) end();
  };
}

/** Asked while it is under way, it goes once more: what was saved meanwhile may have come too late. */
function oneAtATime(work: () => Promise<void>): () => void {
  let wanted = false;
  let underWay = false;
  const run = async (): Promise<void> => {
    underWay = true;
    while (wanted) {
      wanted = false;
      await work();
    }
    underWay = false;
  };
  return () => {
    wanted = true;
    if (!underWay) void run();
  };
}
