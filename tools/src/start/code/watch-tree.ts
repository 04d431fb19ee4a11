import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls `changed` with every file that is written below a folder. Folder by folder: Node's own recursive watch loses a file that
 * an editor puts another in the place of.
 * @returns what ends the watch
 */
export function watchTree(top: string, changed: (file: string) => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function add(folder: string): void {
    if (watchers.has(folder) || path.basename(folder) === 'node_modules') return;
    const watcher = watch(folder, (_event, name) => {
      if (name === null) return;
      const file = path.join(folder, name);
      if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) add(file);
      else changed(file);
    });
    watcher.once('error', () => remove(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) add(path.join(folder, entry.name));
    }
  }

  function remove(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  add(top);
  return () => {
    for (const folder of watchers.keys()) remove(folder);
  };
}
