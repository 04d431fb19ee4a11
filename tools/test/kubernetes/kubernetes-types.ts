import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';

export interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec?: Record<string, unknown>;
}

const WORK = path.resolve(import.meta.dirname, '../../../.cache/kubernetes');

/**
 * What the schema of Kubernetes' own API has against these objects, a misspelt field included. The types that are made
 * from that schema refuse fields they do not know, which its validator lets pass.
 */
export async function complaints(name: string, objects: readonly KubernetesObject[]): Promise<string[]> {
  const file = path.join(WORK, `${name}.ts`);
  await mkdir(WORK, { recursive: true });
  await writeFile(
    file,
    objects
      .map(
        ({ apiVersion, kind, ...rest }, index) =>
          `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}';\n` +
          `export const ${kind.toLowerCase()}${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest }, undefined, 1)};\n`,
      )
      .join('\n'),
  );
  try {
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      types: [],
    });
    return ts.getPreEmitDiagnostics(program).map(({ messageText, file: source, start = 0 }) => {
      const words = ts.flattenDiagnosticMessageText(messageText, ' ');
      const line = source ? source.getLineAndCharacterOfPosition(start).line : 0;
      return `${source?.text.split('\n')[line]?.trim() ?? ''}: ${words}`;
    });
  } finally {
    await rm(file, { force: true });
  }
}
