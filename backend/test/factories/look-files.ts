import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Look } from '@ironbloom/brand/look';
import sharp from 'sharp';
import { Editor, type FormFields } from '../content/editor.ts';
import type { Answer, ErrorAnswer } from '../harness/client.ts';
import { anImage } from './images.ts';

export interface PublishedLook {
  look: Look;
  version: number;
  publishedBy: string | null;
}

export const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 80"><rect width="400" height="80" fill="#ff7a59"/></svg>',
);
export const ICON = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#ff7a59"/></svg>',
);
/** Video that browsers play. */
export const FILM = readFileSync(path.join(import.meta.dirname, '../../../frontend/media/hero/loop.webm'));

/** Picture with a red left and a blue right half. */
export function twoHalves(width: number, height: number): Promise<Buffer> {
  const half = Math.round(width / 2);
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: half, height, channels: 3, background: '#0000ff' } },
        left: width - half,
        top: 0,
      },
    ])
    .jpeg()
    .toBuffer();
}

/** What the form of `/admin/settings/look` sends. */
export class LookOwner {
  constructor(readonly editor: Editor) {}

  async read(): Promise<PublishedLook> {
    return (await this.editor.get<PublishedLook>('/admin/look')).body;
  }

  upload<Body = { file: { id: string } }>(
    kind: string,
    file: Buffer,
    fields: FormFields = {},
  ): Promise<Answer<Body>> {
    return this.editor.send<Body>('POST', '/admin/look/files', { kind, ...fields, file });
  }

  async uploaded(kind: string, file: Buffer, fields: FormFields = {}): Promise<string> {
    return (await this.upload(kind, file, fields)).body.file.id;
  }

  /** @param change ids of uploads in place of files */
  publish<Body = PublishedLook>(
    { look, version }: PublishedLook,
    change: Partial<Record<Exclude<keyof Look, 'colors'>, string | null>> &
      Partial<Pick<Look, 'colors'>> = {},
  ): Promise<Answer<Body>> {
    const ids = Object.fromEntries(
      Object.entries(look).map(([field, value]) => [
        field,
        field === 'colors' ? value : ((value as { id: string } | null)?.id ?? null),
      ]),
    );
    const body = JSON.stringify({ ...ids, ...change, version });
    return this.editor.raw('PUT', '/admin/look', body, {
      'content-type': 'application/json',
    }) as unknown as Promise<Answer<Body>>;
  }

  async restore(revision: number, version: number): Promise<Answer<PublishedLook & ErrorAnswer>> {
    return this.editor.raw('POST', `/admin/look/revisions/${revision}/restore`, JSON.stringify({ version }), {
      'content-type': 'application/json',
    }) as unknown as Promise<Answer<PublishedLook & ErrorAnswer>>;
  }

  /** Publishes a look that differs in every part. */
  async publishAnother(colors: Look['colors']): Promise<PublishedLook> {
    const picture = await anImage(1_600, 1_000, 'jpeg');
    const [logo, icon, hero, video, social] = [
      await this.uploaded('logo', LOGO),
      await this.uploaded('icon', ICON),
      await this.uploaded('hero', picture),
      await this.uploaded('video', FILM),
      await this.uploaded('social', picture),
    ];
    const change = { colors, logoLight: logo, logoDark: logo, icon, hero, video, social };
    return (await this.publish(await this.read(), change)).body;
  }
}
