import { colorProblems, type Icon, type Look } from '@ironbloom/brand/look';
import { Injectable } from '@nestjs/common';
import { v5 as uuidOf } from 'uuid';
import type { z } from 'zod';
import {
  changedFields,
  type NamedFields,
} from '../../../platform/database/publications/publication-history.ts';
import { Publications } from '../../../platform/database/publications/publications.ts';
import { type Transaction, UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { validationFailed } from '../../../platform/errors/errors.ts';
import { ActivityLog } from '../../activity/activity-log.service.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import { SubjectPublications } from '../publications/subject-publications.ts';
import { FILE_FIELDS, type FileField, type LookFile } from './look-file.entity.ts';
import { LookUploads } from './look-uploads.service.ts';
import type { publishLookBody } from './look.dto.ts';
import { lookError } from '../site.errors.ts';

/** Name in `publications`. */
export const LOOK = 'look';
const GONE = 'This upload has expired. Please upload the file again.';
const NO_POSTER = 'A video needs a hero image, which is shown until the video plays.';
const SHIPPED_FILES = { logoLight: null, logoDark: null, icon: null, hero: null, video: null, social: null };
/** A published upload is its own owner (its UUID), so that it stays for restoring old revisions. */
const NAMESPACE = '7e0b9f0c-8f0e-4a53-9d7d-0f4ce3f5c6a2';

const named = (file: { id: string } | null): string =>
  file ? `Upload ${file.id.slice(0, 8)}` : 'Default content';

const FIELDS: NamedFields<Look> = [
  ['Accent colour', ({ colors }) => colors.accent],
  ['Dark colour', ({ colors }) => colors.ink],
  ['Logo on dark background', ({ logoLight }) => named(logoLight)],
  ['Logo on light background', ({ logoDark }) => named(logoDark)],
  ['Icon', ({ icon }) => named(icon)],
  ['Hero image', ({ hero }) => named(hero)],
  ['Video', ({ video }) => named(video)],
  ['Picture for social networks', ({ social }) => named(social)],
];

/** Publishes the look as a whole, one revision at a time (look-1). */
@Injectable()
export class LookPublications extends SubjectPublications<Look> {
  constructor(
    db: UnitOfWork,
    publications: Publications,
    activities: ActivityLog,
    private readonly uploads: LookUploads,
    private readonly library: MediaLibrary,
  ) {
    super(db, publications, activities, {
      name: LOOK,
      changesBetween: (before, after) => changedFields(FIELDS, before, after),
      feature: 'Settings',
      called: 'the look',
      stale: () => lookError('STALE_LOOK'),
      unknown: () => lookError('UNKNOWN_LOOK_REVISION'),
      afterwards: (tx, look) => this.keepUploads(tx, look),
    });
  }

  /** Replaces ids by files. @throws VALIDATION_FAILED for unreadable colours and missing files */
  async resolve({ colors, ...ids }: Omit<z.infer<typeof publishLookBody>, 'version'>): Promise<Look> {
    const problems = colorProblems(colors).map(({ field, message }) => [`colors.${field}`, message]);
    const rows = await this.uploads.files(Object.values(ids).filter((id) => id !== null));
    const found = new Map(rows.map((row) => [row.id, row]));
    const files: Partial<Record<FileField, LookFile>> = {};
    for (const [field, kind] of Object.entries(FILE_FIELDS) as [FileField, string][]) {
      const id = ids[field];
      const row = id === null ? undefined : found.get(id);
      if (row?.kind === kind) files[field] = row.file;
      else if (id !== null) problems.push([field, GONE]);
    }
    if (ids.video && !ids.hero) problems.push(['video', NO_POSTER]);
    if (problems.length > 0) throw validationFailed(Object.fromEntries(problems) as Record<string, string>);
    const look = { ...SHIPPED_FILES, ...files, colors } as Look;
    return { ...look, icon: look.icon && (await this.onGround(look.icon, colors.ink)) };
  }

  private onGround(icon: Icon, ink: string): Icon | Promise<Icon> {
    return icon.ground === ink ? icon : this.uploads.withGround(icon, ink);
  }

  /** @throws LOOK_FILE_GONE when one was removed meanwhile */
  private async keepUploads(tx: Transaction, look: Look): Promise<void> {
    for (const id of uploadsOf(look)) {
      const owner = uuidOf(id, NAMESPACE);
      await this.library.use(tx, owner, [id]);
      if ((await this.library.usedBy(tx, owner)).length === 0) throw lookError('LOOK_FILE_GONE');
    }
  }
}

function uploadsOf(look: Look): string[] {
  const ids = (Object.keys(FILE_FIELDS) as FileField[]).map((field) => look[field]?.id);
  return [...new Set(ids.filter((id) => id !== undefined))];
}
