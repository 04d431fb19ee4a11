import { globSync } from 'node:fs';
import path from 'node:path';

const BACKEND = path.resolve(import.meta.dirname, '../..');

/** Only with `--soak`: crashes, nights, encoding, and large numbers. */
const soak = {
  soak: [],
  recovery: ['test/payments/recovery', 'test/payments/gapless'],
  nights: [
    'test/broadcast/leases',
    'test/broadcast/hourly-limit',
    'test/broadcast/waiting-deliveries',
    'test/pages/rendering',
    'test/payments/daily-digest',
    'test/platform/metrics',
    'test/privacy/restored-backup',
    'test/retention/nightly-removal',
  ],
  pictures: [
    'src/modules/site/look/contrast',
    'src/modules/media/images/encode-share-card',
    'test/content/blog-records',
    'test/content/share-cards',
    'test/look/',
    'test/media/',
    'test/payments/receipt-documents',
  ],
  processes: [
    'test/auth/first-admin',
    'test/broadcast/import-bounces',
    'test/business/processes',
    'test/content/demo',
    'test/platform/draining',
    'test/platform/jobs',
    'test/platform/killed-job',
    'test/platform/migrations',
    'test/platform/unclean-shutdown',
  ],
} satisfies Record<string, string[]>;

/**
 * Specs that share a module registry, by the beginnings of their paths: the longest matching one takes a file. The slowest
 * come first. Each group has a file here, `<name>.group.ts`.
 */
const groups = {
  ...soak,
  payments: ['test/payments/'],
  rest: [''],
  auth: ['test/auth/'],
  'after-payment': [
    'test/payments/disputes',
    'test/payments/follow-up',
    'test/payments/own-purchases',
    'test/payments/receipt-',
    'test/payments/refund-requests',
    'test/payments/report',
    'test/payments/settlements',
    'test/payments/tax-',
  ],
  content: ['test/content/'],
  broadcast: ['test/broadcast/'],
  platform: ['test/platform/'],
} satisfies Record<string, string[]>;

export type Group = keyof typeof groups;

export const groupNames = Object.keys(groups) as Group[];

export const soakGroups = Object.keys(soak);

function groupOf(file: string): Group {
  if (file.endsWith('.soak.spec.ts')) return 'soak';
  const fit = (name: Group) =>
    Math.max(
      -1,
      ...groups[name].filter((beginning) => file.startsWith(beginning)).map(({ length }) => length),
    );
  return groupNames.toSorted((a, b) => fit(b) - fit(a))[0]!;
}

/** Absolute paths of a group's specs by their path below `backend`. */
export function specsOf(group: Group): Map<string, string> {
  const files = globSync('{src,test}/**/*.spec.ts', { cwd: BACKEND }).filter(
    (file) => groupOf(file) === group,
  );
  return new Map(files.toSorted().map((file) => [file, path.join(BACKEND, file)]));
}
