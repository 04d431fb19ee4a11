import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PAGES = 'docs/product';
/** `- <a id="pay-7"></a>**pay-7** …` */
const RULE = /<a id="([a-z]+-\d+)"><\/a>\*\*([a-z]+-\d+)\*\*/g;
/** A row of the table of error codes: `| where | `CODE` | status | words |`. */
const LISTED_CODE = /^\| [^|]+ \| `([A-Z_]+)`/gm;
const DEFINED_CODE = /^ {2}([A-Z_]+): \{/gm;
/** Documents that whoever reads the repository does not have. */
const FOREIGN = /\bSPEC (?:section|\d)|\bDECISIONS\b/;
const WRITTEN = /\.(?:tsx?|css|md|hbs|ya?ml|conf|inc|template|sh)$/;

/**
 * Holds the pages of rules (docs/product) against the repository: every rule has one name, every rule that is cited
 * exists, and the table of error codes lists just those that the backend defines.
 * @param root of the repository
 * @returns one sentence for each fault
 */
export async function productRuleFaults(root: string): Promise<string[]> {
  const read = (file: string) => readFile(path.join(root, file), 'utf8');
  const pages = (await readdir(path.join(root, PAGES))).map((name) => `${PAGES}/${name}`);
  const faults: string[] = [];

  const rules = new Set<string>();
  const listed = new Set<string>();
  for (const page of pages) {
    const text = await read(page);
    for (const [, anchor = '', name = ''] of text.matchAll(RULE)) {
      if (anchor !== name) faults.push(`${page}: the anchor ${anchor} stands before ${name}`);
      if (rules.has(name)) faults.push(`${page}: there are two rules ${name}`);
      rules.add(name);
    }
    for (const [, code = ''] of text.matchAll(LISTED_CODE)) listed.add(code);
  }

  const families = [...new Set([...rules].map((name) => name.replace(/-\d+$/, '')))];
  const citation = new RegExp(`\\b(?:${families.join('|')})-\\d+\\b`, 'g');
  const defined = new Set<string>();
  // Those of the working tree too that nobody has committed yet.
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const { stdout } = await run('git', listing, { cwd: root, maxBuffer: 1 << 24 });
  for (const file of stdout.split('\n').filter((name) => WRITTEN.test(name))) {
    const text = await read(file).catch(() => '');
    text.split('\n').forEach((line, index) => {
      const at = `${file}:${index + 1}`;
      for (const [name] of line.matchAll(citation)) {
        if (!rules.has(name)) faults.push(`${at}: there is no rule ${name} in ${PAGES}`);
      }
      if (FOREIGN.test(line)) faults.push(`${at}: cites a document that is not in the repository`);
    });
    if (/^backend\/src\/.*errors\.ts$/.test(file)) {
      for (const [, code = ''] of text.matchAll(DEFINED_CODE)) defined.add(code);
    }
  }
  const missing = (from: Set<string>, wanted: Set<string>) => [...wanted].filter((code) => !from.has(code));
  faults.push(...missing(listed, defined).map((code) => `${PAGES}/wire.md does not list ${code}`));
  faults.push(
    ...missing(defined, listed).map((code) => `${PAGES}/wire.md lists ${code}, which nothing answers`),
  );
  return faults;
}
