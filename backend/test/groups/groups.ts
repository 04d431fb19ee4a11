import { globSync } from 'node:fs';
import path from 'node:path';

const BACKEND = path.resolve(import.meta.dirname, '../..');

/**
 * The specs that share a module registry, by how their paths begin: the longest beginning that fits takes a file. What takes
 * longest comes first and is begun first. Each has a file of its own here, `<name>.group.ts`.
 */
const groups = {
  soak: [],
  auth: ['test/auth/'],
  'after-payment': [
    'test/payments/daily-digest',
    'test/payments/disputes',
    'test/payments/follow-up',
    'test/payments/gapless',
    'test/payments/own-purchases',
    'test/payments/receipt-',
    'test/payments/refund-requests',
    'test/payments/report',
    'test/payments/settlements',
    'test/payments/tax-',
  ],
  payments: ['test/payments/'],
  content: ['test/content/', 'test/media/'],
  rest: [''],
  broadcast: ['test/broadcast/'],
  recovery: ['test/payments/recovery'],
  processes: [
    'test/platform/draining',
    'test/platform/jobs',
    'test/platform/killed-job',
    'test/platform/migrations',
    'test/platform/unclean-end',
  ],
  platform: ['test/platform/'],
} satisfies Record<string, string[]>;

export type Group = keyof typeof groups;

export const groupNames = Object.keys(groups) as Group[];

function groupOf(file: string): Group {
  if (file.endsWith('.soak.spec.ts')) return 'soak';
  const fit = (name: Group) =>
    Math.max(
      -1,
      ...groups[name].filter((beginning) => file.startsWith(beginning)).map(({ length }) => length),
    );
  return groupNames.toSorted((a, b) => fit(b) - fit(a))[0]!;
}

/** The spec files of a group, as absolute paths, by their path below `backend`. */
export function specsOf(group: Group): Map<string, string> {
  const files = globSync('{src,test}/**/*.spec.ts', { cwd: BACKEND }).filter(
    (file) => groupOf(file) === group,
  );
  return new Map(files.toSorted().map((file) => [file, path.join(BACKEND, file)]));
}
