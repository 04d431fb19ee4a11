import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';

const CLASS = /\.([a-zA-Z_][\w-]*)/g;
const camelCase = (name: string) => name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The classes that a style sheet has rules for, as they are written there. */
async function classesOf(file: string): Promise<Set<string>> {
  const names = new Set<string>();
  postcss.parse(await readFile(file, 'utf8'), { from: file }).walkRules(({ selector }) => {
    // Those of other people's components are named :global(…).
    for (const [, name = ''] of selector.replaceAll(/:global\([^)]*\)/g, '').matchAll(CLASS)) names.add(name);
  });
  return names;
}

interface Use {
  /** The style sheet's file; undefined for classes that no module has. */
  sheet?: string;
  /** Undefined where it is only known when it runs (`styles[kind]`). */
  name?: string;
  line: number;
}

/** Stands for what is only known when it runs. */
const UNKNOWN = '\0';

interface Text {
  text: string;
  node: ts.Node;
}

/** Texts that may become the value: of `a && 'b'`, `c ? 'd' : 'e'`, `clsx('f', …)`, but not what they are compared with. */
function textsIn(node: ts.Node): Text[] {
  if (ts.isStringLiteralLike(node)) return [{ text: node.text, node }];
  if (ts.isTemplateExpression(node)) {
    const text = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(UNKNOWN);
    return [{ text, node }, ...node.templateSpans.flatMap(({ expression }) => textsIn(expression))];
  }
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsIn(node.right);
    return kind === ts.SyntaxKind.BarBarToken ? [...textsIn(node.left), ...textsIn(node.right)] : [];
  }
  if (ts.isConditionalExpression(node)) return [...textsIn(node.whenTrue), ...textsIn(node.whenFalse)];
  if (ts.isElementAccessExpression(node) || ts.isPropertyAccessExpression(node)) return [];
  const found: Text[] = [];
  ts.forEachChild(node, (child) => void found.push(...textsIn(child)));
  return found;
}

function usesIn(file: string, text: string): Use[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const sheets = new Map<string, string>();
  const uses: Use[] = [];
  const lineOf = (node: ts.Node) => source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const { text: from } = node.moduleSpecifier;
      const name = node.importClause?.name?.text;
      if (name !== undefined && from.endsWith('.module.css'))
        sheets.set(name, path.resolve(path.dirname(file), from));
      return;
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'className' && node.initializer) {
      for (const { text: names, node: place } of textsIn(node.initializer)) {
        const known = names.split(/\s+/).filter((name) => name !== '' && !name.includes(UNKNOWN));
        uses.push(...known.map((name) => ({ name, line: lineOf(place) })));
      }
    }
    const object =
      ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) ? node.expression : undefined;
    const sheet = object && ts.isIdentifier(object) ? sheets.get(object.text) : undefined;
    if (sheet !== undefined && ts.isPropertyAccessExpression(node))
      uses.push({ sheet, name: node.name.text, line: lineOf(node) });
    if (sheet !== undefined && ts.isElementAccessExpression(node)) {
      const { argumentExpression: key } = node;
      uses.push({ sheet, line: lineOf(node), ...(ts.isStringLiteralLike(key) && { name: key.text }) });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

/**
 * Holds the names of classes in components against the style sheets: each exists, and each that a component's own style
 * sheet has is used.
 * @param root of the repository
 * @returns one sentence for each fault
 */
export async function classNameFaults(root: string): Promise<string[]> {
  const files = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => path.join(root, file));
  const sheets = files('frontend/{src,gallery}/**/*.css');
  const components = files('frontend/{src,gallery}/**/*.{ts,tsx}');
  const isModule = (file: string) => file.endsWith('.module.css');
  const classes = new Map<string, Set<string>>();
  for (const sheet of sheets) classes.set(sheet, await classesOf(sheet));
  const everywhere = new Set(
    sheets.filter((sheet) => !isModule(sheet)).flatMap((sheet) => [...(classes.get(sheet) ?? [])]),
  );

  const faults: string[] = [];
  const used = new Map<string, Set<string>>();
  const open = new Set<string>();
  for (const file of components) {
    for (const { sheet, name, line } of usesIn(file, await readFile(file, 'utf8'))) {
      const at = `${path.relative(root, file)}:${line}`;
      if (sheet === undefined) {
        if (name !== undefined && !everywhere.has(name))
          faults.push(`${at}: no style sheet of all pages has .${name}`);
      } else if (name === undefined) {
        open.add(sheet);
      } else {
        if (![...(classes.get(sheet) ?? [])].some((known) => camelCase(known) === name))
          faults.push(`${at}: ${path.relative(root, sheet)} has no .${name}`);
        used.set(sheet, (used.get(sheet) ?? new Set()).add(name));
      }
    }
  }
  for (const [sheet, names] of classes) {
    if (!isModule(sheet) || open.has(sheet)) continue;
    const composed = /composes:/.test(await readFile(sheet, 'utf8'));
    for (const name of names) {
      if (!composed && !used.get(sheet)?.has(camelCase(name)))
        faults.push(`${path.relative(root, sheet)}: nothing uses .${name}`);
    }
  }
  return faults;
}
