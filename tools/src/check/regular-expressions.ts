/**
 * Finds regular expressions that take more than linear time (ReDoS, CWE-1333). The analysis covers one search: check a `g`
 * pattern whose optional part scans far ahead by hand.
 */
import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { check } from 'recheck';
import ts from 'typescript';

const ROOT = path.resolve(import.meta.dirname, '../../..');
/** Cache of patterns found linear: analysing all takes 15 seconds. */
const KNOWN = path.join(ROOT, '.cache/linear-patterns.json');

function literalsIn(file: string, text: string): { literal: string; line: number }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { literal: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ literal: node.text, line: line + 1 });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * Whether a search takes over two seconds. Linear ones take milliseconds. Patterns with lookarounds cannot be analysed: they are
 * fuzzed, and the fuzzer takes a linear pattern for a slow one while the machine is busy.
 */
function isSlow(pattern: RegExp, text: string): boolean {
  try {
    runInNewContext('pattern.test(text)', { pattern, text }, { timeout: 2_000 });
    return false;
  } catch {
    return true;
  }
}

const known = new Set(JSON.parse(await readFile(KNOWN, 'utf8').catch(() => '[]')) as string[]);
const linear = new Set<string>();
const files = globSync('{backend,frontend,brand}/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (name) => /\.(spec|test)\.tsx?$/.test(name),
});
for (const file of files) {
  for (const { literal, line } of literalsIn(file, await readFile(path.join(ROOT, file), 'utf8'))) {
    if (known.has(literal) || linear.has(literal)) {
      linear.add(literal);
      continue;
    }
    const end = literal.lastIndexOf('/');
    const [pattern, flags] = [literal.slice(1, end), literal.slice(end + 1)];
    const found = await check(pattern, flags, { timeout: 60_000 });
    const isLinear =
      found.status === 'safe' ||
      (found.checker === 'fuzz' &&
        found.status === 'vulnerable' &&
        !isSlow(new RegExp(pattern, flags), found.attack.string));
    if (isLinear) linear.add(literal);
    else {
      const why = found.status === 'vulnerable' ? `slow on ${found.attack.pattern}` : found.error.kind;
      console.log(`${file}:${line}: ${literal} is not known to be linear: ${why}`);
      process.exitCode = 1;
    }
  }
}
await mkdir(path.dirname(KNOWN), { recursive: true });
await writeFile(KNOWN, JSON.stringify([...linear]));
