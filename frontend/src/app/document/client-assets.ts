import manifest from 'virtual:client-manifest';
import sheets from 'virtual:client-sheets';
import type { Scripts } from './boot.ts';

const entryKey = 'src/entry-client.tsx';
const starterKey = 'src/start.ts';
const tableKey = 'src/app/router.tsx';

function url(file: string): string {
  return `/${file}`;
}

/** Adds what `key` and its static imports need. */
function collect(key: string, scripts: Set<string>, styles: Set<string>): void {
  const chunk = manifest[key];
  if (!chunk || scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(imported, scripts, styles);
  for (const file of chunk.css ?? []) styles.add(file);
}

export interface StyleSheet {
  href: string;
  text: string;
}

export interface ClientAssets {
  /** The starter runs first and starts the rest once the page is painted. */
  scripts: Scripts;
  /** The page's own; undefined where the build names none. */
  page: string | undefined;
  styles: StyleSheet[];
}

const known = new Map<string, ClientAssets>();

/**
 * The browser files a page needs at once, found in the build's manifest by its source file; each page's are looked up once, with and without the table.
 * @param id of the page's route; undefined for an address that is no page's
 * @param table whether it needs the table of all pages as well
 */
export function clientAssets(id: string | undefined, table: boolean): ClientAssets {
  const key = `${id} ${table}`;
  const assets = known.get(key) ?? lookUp(id, table);
  known.set(key, assets);
  return assets;
}

function lookUp(id: string | undefined, table: boolean): ClientAssets {
  const pageKey = `src/app/routes/${id}.tsx`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // The entry's own styles come first: they declare the order of the cascade layers.
  for (const file of manifest[entryKey]?.css ?? []) styles.add(file);
  collect(entryKey, scripts, styles);
  if (table) collect(tableKey, scripts, styles);
  collect(pageKey, scripts, styles);
  const page = manifest[pageKey]?.file;
  const [entry = '', ...rest] = [...scripts].map(url);
  return {
    scripts: { starter: url(manifest[starterKey]?.file ?? ''), entry, scripts: rest.join(' ') },
    page: page === undefined ? undefined : url(page),
    styles: [...styles].map((file) => ({ href: url(file), text: sheets[file] ?? '' })),
  };
}
