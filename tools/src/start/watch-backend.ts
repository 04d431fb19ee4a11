import { readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';
import type { Parts } from './parts.ts';
import type { Progress } from './progress.ts';

/** Source folders of backend and worker, relative to the root. */
const SOURCES = ['backend/src', 'backend/templates', 'brand'];
const CODE = /(?<!\.spec)\.(ts|hbs|json)$/;
/** Debounce: editors write a file in several steps. */
const SETTLE_MS = 50;

/** Restarts backend and worker when a source file is saved. */
export function watchBackend(root: string, parts: Parts, progress: Progress): void {
  let timer: NodeJS.Timeout | undefined;
  let restarting = false;
  let changed: string | undefined;
  const restart = async (): Promise<void> => {
    if (restarting) return;
    restarting = true;
    // Again for files saved meanwhile.
    for (let file = changed; file !== undefined && !parts.signal.aborted; file = changed) {
      changed = undefined;
      const begun = Date.now();
      if (!(await parts.restart('backend'))) continue;
      progress.say(`  ↻ ${file}: backend restarted, ${Date.now() - begun} ms`);
      await parts.restart('worker');
    }
    restarting = false;
  };
  for (const folder of SOURCES) {
    watchTree(path.join(root, folder), parts.signal, (file) => {
      if (!CODE.test(file)) return;
      changed = path.relative(root, file);
      clearTimeout(timer);
      timer = setTimeout(() => void restart(), SETTLE_MS);
    });
  }
  parts.signal.addEventListener('abort', () => clearTimeout(timer));
}

/** Watches each folder: Node's recursive watch loses files that an editor replaces. */
function watchTree(top: string, signal: AbortSignal, changed: (file: string) => void): void {
  const watched = new Set<string>();
  const add = (folder: string): void => {
    if (watched.has(folder) || path.basename(folder) === 'node_modules') return;
    watched.add(folder);
    const watcher = watch(folder, { signal }, (_event, name) => {
      if (name === null) return;
      const file = path.join(folder, name);
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) add(file);
      else changed(file);
    });
    watcher.once('error', () => watched.delete(folder));
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(path.join(folder, entry.name));
    }
  };
  add(top);
}
