import type { Look } from '@ironbloom/brand/look';
import type { Change } from '../../../platform/database/published/revisions.ts';

const named = (file: { id: string } | null): string =>
  file ? `Upload ${file.id.slice(0, 8)}` : 'Default content';

/** How the owner calls each field, in the order of the screen. */
const FIELDS: readonly (readonly [what: string, read: (look: Look) => string])[] = [
  ['Accent colour', ({ colors }) => colors.accent],
  ['Dark colour', ({ colors }) => colors.ink],
  ['Logo on dark background', ({ logoLight }) => named(logoLight)],
  ['Logo on light background', ({ logoDark }) => named(logoDark)],
  ['Icon', ({ icon }) => named(icon)],
  ['Hero image', ({ hero }) => named(hero)],
  ['Video', ({ video }) => named(video)],
  ['Picture for social networks', ({ social }) => named(social)],
];

/** What one revision changed. */
export function changesBetween(before: Look, after: Look): Change[] {
  return FIELDS.map(([what, read]) => ({ what, before: read(before), after: read(after) })).filter(
    (change) => change.before !== change.after,
  );
}
