import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';

/** Patterns that were found linear before: looking at all of them takes a quarter of a minute. */
const KNOWN = '.cache/linear-patterns.json';

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

async function knownPatterns(file: string): Promise<Set<string>> {
  try {
    return new Set(JSON.parse(await readFile(file, 'utf8')) as string[]);
  } catch {
    return new Set();
  }
}

/**
 * Finds regular expressions of the product that take more than linear time on some text: a stranger who sends such a text stops
 * the process (CWE-1333). The analysis is of one search; of a `g` pattern whose optional part scans far ahead, see it by eye.
 * @param root of the repository
 * @returns one sentence for each fault
 */
export async function regularExpressionFaults(root: string): Promise<string[]> {
  const knownFile = path.join(root, KNOWN);
  const known = await knownPatterns(knownFile);
  const linear = new Set<string>();
  const faults: string[] = [];
  const files = globSync('{backend,frontend,brand}/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /\.(spec|test)\.tsx?$/.test(name),
  });
  for (const file of files) {
    for (const { literal, line } of literalsIn(file, await readFile(path.join(root, file), 'utf8'))) {
      if (known.has(literal) || linear.has(literal)) {
        linear.add(literal);
        continue;
      }
      const end = literal.lastIndexOf('/');
      const found = await check(literal.slice(1, end), literal.slice(end + 1), { timeout: 60_000 });
      if (found.status === 'safe') linear.add(literal);
      else {
        const why = found.status === 'vulnerable' ? `slow on ${found.attack.pattern}` : found.error.kind;
        faults.push(`${file}:${line}: ${literal} is not known to be linear: ${why}`);
      }
    }
  }
  await mkdir(path.dirname(knownFile), { recursive: true });
  await writeFile(knownFile, JSON.stringify([...linear]));
  return faults;
}
