import type { ContentPicture } from '@ironbloom/brand';
import { shippedPictures } from '@ironbloom/brand/content';
import { unknownPlaceholders } from '@ironbloom/brand/placeholders';
import { z } from 'zod';
import { plainLine, withoutInvisible } from '../../../../platform/http/input/text-fields.ts';
import { plainText, sanitizeParagraphs } from '../../../content/editing/content-html.ts';

/** Fields of the content schemas. Texts with unknown placeholders are refused. */

function known(text: string, context: z.core.$RefinementCtx<string>): void {
  const [unknown] = unknownPlaceholders(text);
  if (unknown) context.addIssue({ code: 'custom', message: `Unknown variable ${unknown}` });
}

/** One line. */
export const optionalLine = (max: number) => plainLine(max).superRefine(known);
export const line = (max: number) => plainLine(max).min(1, 'This is required').superRefine(known);

const lines = (max: number) =>
  z
    .string('This is required')
    .overwrite(withoutInvisible)
    .trim()
    .max(max, `At most ${max.toLocaleString('en-IN')} characters`);

/** Multi-line text. */
export const optionalParagraph = (max: number) => lines(max).superRefine(known);
export const paragraph = (max: number) => lines(max).min(1, 'This is required').superRefine(known);

/** HTML of paragraphs, lists, links and bold text; the rest is removed. Requires a field named `html`. */
export const html = (max: number) =>
  z
    .string('This is required')
    .max(max, `At most ${max.toLocaleString('en-IN')} characters`)
    .overwrite((text) => sanitizeParagraphs(withoutInvisible(text)))
    .refine((text) => plainText(text) !== '', 'This is required')
    .superRefine(known);

/** Meta description. */
export const searchWords = { description: line(300), keywords: optionalLine(300) };

/** Permanent id of an item: its anchor, and its identity in the history. */
export const itemId = z
  .string('This is required')
  .regex(/^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/, 'Small letters, digits and hyphens only');

/** An ordered list without duplicates. */
export const items = <Item extends z.ZodType<{ id: string }>>(item: Item, max: number) =>
  z
    .array(item)
    .max(max, `At most ${max}`)
    .superRefine((list, context) => {
      const seen = new Set<string>();
      for (const [index, { id }] of list.entries()) {
        if (seen.has(id))
          context.addIssue({ code: 'custom', path: [index, 'id'], message: 'This is a duplicate' });
        seen.add(id);
      }
    });

const uploadedFiles = z.object({
  source: z
    .string()
    .regex(/^(?:https:\/\/[\w.:-]+)?\/uploads\/[0-9a-f-]{36}\/picture$/, 'Please upload a picture'),
  widths: z.array(z.number().int().min(1).max(10_000)).min(1).max(12),
  width: z.number().int().min(1).max(10_000),
  height: z.number().int().min(1).max(10_000),
});

/** A picture of ours: shipped, or uploaded (`POST /api/admin/media`). */
export const contentPicture = z
  .strictObject({
    shipped: z.enum(shippedPictures).optional(),
    uploaded: uploadedFiles.optional(),
    alt: optionalLine(300).pipe(z.string().min(1, 'Please enter an alt text')),
    focalX: z.number().min(0).max(1).optional(),
    focalY: z.number().min(0).max(1).optional(),
  })
  .transform(({ shipped, uploaded, alt, focalX, focalY }, context): ContentPicture => {
    const place = { alt, ...(focalX !== undefined && { focalX }), ...(focalY !== undefined && { focalY }) };
    if (shipped && !uploaded) return { shipped, ...place };
    if (uploaded && !shipped) return { uploaded, ...place };
    context.addIssue({ code: 'custom', message: 'Please select a picture' });
    return z.NEVER;
  });
