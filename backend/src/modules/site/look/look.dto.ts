import { z } from 'zod';
import { publicationView, seenVersion } from '../publications/publications.dto.ts';

const color = z
  .string('This is required')
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, 'Please enter a colour such as #1a2b3c');
const upload = z
  .uuid('This upload has expired. Please upload the file again.')
  .nullable()
  .meta({ description: 'Of an upload; null: as shipped' });
const share = z.coerce.number().min(0).max(1).default(0.5);

export const publishLookBody = z.object({
  colors: z.object({ accent: color, ink: color }),
  logoLight: upload,
  logoDark: upload,
  icon: upload,
  hero: upload,
  video: upload,
  social: upload,
  version: seenVersion,
});
export const lookPartParams = z.object({ part: z.enum(['colors', 'mark']) });

export const lookFileForm = z.object({
  kind: z.enum(['logo', 'icon', 'hero', 'video', 'social']),
  focalX: share.meta({ description: '0 (left) to 1 (right): focal point' }),
  focalY: share.meta({ description: '0 (top) to 1 (bottom)' }),
  ground: color.default('#0b0d0c').meta({ description: 'Padding colour of icons' }),
});

const id = z.string();
const pictureFiles = z.object({
  sources: z.object({ avif: z.string(), webp: z.string() }),
  img: z.object({ src: z.string(), w: z.number(), h: z.number() }),
});
const logo = z.object({ id, src: z.string(), width: z.number(), height: z.number(), png: z.string() });
const icon = z.object({ id, folder: z.string(), svg: z.boolean(), ground: z.string() });
const hero = z.object({ id, wide: pictureFiles, tall: pictureFiles, position: z.string() });
const video = z.object({ id, src: z.string(), type: z.enum(['video/mp4', 'video/webm']) });
const social = z.object({ id, src: z.string() });

/** Every field of `Look` (`@ironbloom/brand/look`). */
export const lookView = z.object({
  colors: z.object({ accent: z.string(), ink: z.string() }),
  logoLight: logo.nullable(),
  logoDark: logo.nullable(),
  icon: icon.nullable(),
  hero: hero.nullable(),
  video: video.nullable(),
  social: social.nullable(),
});

export const lookFileView = z.object({
  file: z.union([logo, icon, hero, video, social]).meta({ description: 'By the uploaded kind' }),
});

export const lookRevisionView = z.object({ look: lookView, ...publicationView });
