import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WRITTEN = /\.(?:tsx?|css|md|hbs|ya?ml|conf|inc|template|sh)$/;
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const pages = globSync('docs/product/*.md', { cwd: ROOT }).map(read).join('\n');
/** `- <a id="pay-7"></a>**pay-7** …` */
const anchors = all(pages, /<a id="([a-z]+-\d+)"><\/a>\*\*[a-z]+-\d+\*\*/g);

it('rules have unique names, and every cited rule exists', () => {
  expect(all(pages, /<a id="[a-z]+-\d+"><\/a>\*\*([a-z]+-\d+)\*\*/g)).toEqual(anchors);
  const rules = new Set(anchors);
  expect(rules.size).toBe(anchors.length);
  const families = [...new Set(anchors.map((name) => name.replace(/-\d+$/, '')))];
  const citation = new RegExp(`\\b((?:${families.join('|')})-\\d+)\\b`, 'g');
  const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 24 });
  const files = globSync(
    tracked.split('\n').filter((file) => WRITTEN.test(file)),
    { cwd: ROOT },
  );
  const unknown = files.flatMap((file) =>
    all(read(file), citation)
      .filter((name) => !rules.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

it('the table of error codes lists those that the backend defines', () => {
  // `| where | `CODE` | status | words |`
  const listed = new Set(all(pages, /^\| [^|]+ \| `([A-Z_]+)`/gm));
  const files = globSync('backend/src/**/*errors.ts', { cwd: ROOT });
  const defined = new Set(files.flatMap((file) => all(read(file), /^ {2}([A-Z_]+): \{/gm)));
  expect([...listed].toSorted()).toEqual([...defined].toSorted());
});
