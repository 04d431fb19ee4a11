import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { findOnPath } from '../src/services/programs.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FOLDER = path.join(ROOT, 'deploy/kubernetes');

interface KubernetesObject {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string };
  spec?: Record<string, unknown>;
}

interface Container {
  name: string;
  image: string;
  resources: { limits: Record<string, string>; requests: Record<string, string> };
  securityContext: object;
  readinessProbe?: object;
  livenessProbe?: object;
}
interface PodSpec {
  containers: Container[];
  securityContext: object;
  terminationGracePeriodSeconds: number;
}

const objectsOf = (text: string): KubernetesObject[] =>
  parseAllDocuments(text).map((document) => document.toJS() as KubernetesObject);
const filesOf = (folder: string): KubernetesObject[] =>
  readdirSync(path.join(FOLDER, folder))
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) => objectsOf(readFileSync(path.join(FOLDER, folder, file), 'utf8')));
const podsOf = (objects: readonly KubernetesObject[]): [string, PodSpec][] =>
  objects
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, spec }) => [metadata.name, (spec as { template: { spec: PodSpec } }).template.spec]);

const written = [...filesOf('base'), ...filesOf('migrate')];
const settings = readFileSync(path.join(FOLDER, 'base/ironbloom.env'), 'utf8');
const settingOf = (name: string) => Number(new RegExp(`^${name}=(\\d+)`, 'm').exec(settings)?.[1]);

/**
 * Type errors of these objects against Kubernetes' API types, which refuse misspelt fields, unlike the validator of the same
 * package.
 */
async function complaints(objects: readonly KubernetesObject[]): Promise<string[]> {
  // By process, as `./scripts/check` runs these tests as well.
  const file = path.join(ROOT, `.cache/kubernetes/manifests-${process.pid}.ts`);
  await mkdir(path.dirname(file), { recursive: true });
  const lines = objects.map(
    ({ apiVersion, kind, ...rest }, index) =>
      `import type { I${kind} as T${index} } from 'kubernetes-models/${apiVersion}';
       export const object${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest }, undefined, 1)};`,
  );
  await writeFile(file, lines.join('\n'));
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: ts.ModuleKind.NodeNext,
    types: [],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  await rm(file);
  return found;
}

describe('the manifests', () => {
  it('match the schema of Kubernetes', async () => {
    expect(written.length).toBeGreaterThan(12);
    expect(await complaints(written)).toEqual([]);
  });

  it('are refused with a misspelt field', async () => {
    const misspelt = structuredClone(written).filter(({ kind }) => kind === 'Deployment');
    Object.assign(misspelt[0]?.spec ?? {}, { replica: 3 });
    expect((await complaints(misspelt)).join()).toMatch(/'"replica"' does not exist/);
  });

  it.each(podsOf(written))('limit %s and give it minimal rights', (_name, pod) => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(Object.keys(container.resources.limits)).toEqual(['cpu', 'memory']);
      expect(Object.keys(container.resources.requests)).toEqual(['cpu', 'memory']);
    }
  });

  it('need no more PostgreSQL connections at most than documented', () => {
    const pool = settingOf('DATABASE_POOL_SIZE');
    const processes = ['backend', 'worker'].flatMap((name) => {
      const specOf = (kind: string) =>
        written.find((object) => object.kind === kind && object.metadata.name === name)?.spec as {
          maxReplicas: number;
          strategy: { rollingUpdate: { maxSurge: number } };
        };
      return [
        specOf('HorizontalPodAutoscaler').maxReplicas,
        specOf('Deployment').strategy.rollingUpdate.maxSurge,
      ];
    });
    const connections = pool * processes.reduce((sum, count) => sum + count, 0);
    const manual = readFileSync(path.join(ROOT, 'docs/kubernetes.md'), 'utf8');
    expect(manual).toContain(`${pool} × (${processes.join(' + ')}) = ${connections}`);
    // The connections of capacity.md minus those of migration, backup and draining pods.
    expect(connections).toBeLessThanOrEqual(180);
  });

  it('allow more time to stop than draining takes', () => {
    const drainSeconds = (settingOf('DRAIN_DELAY_MS') + settingOf('DRAIN_TIMEOUT_MS')) / 1000;
    const [, backend] = podsOf(written).find(([name]) => name === 'backend') ?? [];
    expect(backend?.terminationGracePeriodSeconds).toBeGreaterThan(drainSeconds);
  });
});

const kustomize = findOnPath(['kustomize']) ?? findOnPath(['kubectl']);
describe.skipIf(kustomize === undefined)('rendered for production (needs kustomize)', () => {
  const render = (folder: string): KubernetesObject[] => {
    const command = kustomize?.endsWith('kubectl') ? ['kustomize', folder] : ['build', folder];
    return objectsOf(execFileSync(kustomize ?? '', command, { encoding: 'utf8' }));
  };

  it('match the schema, in one namespace, with registry images', async () => {
    const production = path.join(FOLDER, 'overlays/production');
    const objects = [...render(production), ...render(path.join(production, 'migrate'))];
    expect(await complaints(objects)).toEqual([]);
    expect(new Set(objects.map(({ metadata }) => metadata.namespace))).toEqual(new Set(['ironbloom']));
    const images = podsOf(objects).flatMap(([, pod]) => pod.containers.map(({ image }) => image));
    expect(images).toHaveLength(4);
    for (const image of images) expect(image).toMatch(/^registry\.example\/ironbloom-(backend|nginx):/);
  });
});
