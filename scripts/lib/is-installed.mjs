// Exits 0 when node_modules holds what package-lock.json asks for; with `product`, what it asks for besides devDependencies.
// npm writes its own record at the end of an install, so an interrupted one never passes. Plain JavaScript: it runs on the
// machine's own Node, before any install.
import { existsSync, readFileSync } from 'node:fs';

const withTests = process.argv[2] !== 'product';
const root = new URL('../../', import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, root), 'utf8')).packages;

function isInstalled() {
  const installed = read('node_modules/.package-lock.json');
  return Object.entries(read('package-lock.json')).every(([folder, wanted]) => {
    if (!folder.includes('node_modules/') || wanted.link) return true;
    if (wanted.dev && !withTests) return true;
    const found = installed[folder];
    // Packages for other systems are left out on this one.
    return found === undefined ? wanted.optional === true : found.version === wanted.version;
  });
}

try {
  process.exit(isInstalled() && existsSync(new URL('node_modules/node/bin/node', root)) ? 0 : 1);
} catch {
  process.exit(1);
}
