import manifest from 'virtual:client-manifest';
import sheets from 'virtual:client-sheets';
import type { Scripts } from './boot.ts';

const entryKey = 'src/entry-client.tsx';
const starterKey = 'src/start.ts';
const tableKey = 'src/app/router.tsx';

function url(file: string): string {
  return `/${file}`;
}

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
  /** The starter runs first and loads the others after the first paint. */
  scripts: Scripts;
  /** The page's own script; undefined where the manifest has none. */
  page: string | undefined;
  styles: StyleSheet[];
}

const cache = new Map<string, ClientAssets>();

/**
 * The files that a page needs at once, from the build's manifest, cached.
 * @param id the route's id; undefined where no page matches
 * @param table whether the page needs the route table
 */
export function clientAssets(id: string | undefined, table: boolean): ClientAssets {
  const key = `${id} ${table}`;
  const assets = cache.get(key) ?? lookUp(id, table);
  cache.set(key, assets);
  return assets;
}

function lookUp(id: string | undefined, table: boolean): ClientAssets {
  const pageKey = `src/app/routes/${id}.tsx`;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  // The entry's styles come first: they declare the cascade layers.
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
