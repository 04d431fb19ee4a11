import type { ContentPicture, SearchWords } from '@ironbloom/brand';
import type { z } from 'zod';
import type { Change } from '../../../../platform/database/publications/publication-history.ts';

/** A part of a page's content in the history. */
export interface Part {
  /** Stays when the part is renamed. */
  key: string;
  what: string;
  text: string;
}

/** A page with editable content. */
export interface EditablePage<Content> {
  /** In the activity log: `Questions`. */
  title: string;
  /** Validates and normalises input; error paths are those of the content. */
  schema: z.ZodType<Content>;
  /** Shipped content. */
  shipped: Content;
  /** Parts for the history's comparison. */
  parts: (content: Content) => Part[];
}

export const searchParts = ({ description, keywords }: SearchWords): Part[] => [
  { key: 'search description', what: 'Description for search engines', text: description },
  { key: 'search keywords', what: 'Keywords', text: keywords },
];

/** For the history: address, alt text and focal point. */
export function pictureWords(picture: ContentPicture | null): string {
  if (!picture) return 'No picture';
  const { alt, shipped, uploaded, focalX, focalY } = picture;
  const focus = focalX === undefined ? '' : ` at ${focalX}, ${focalY ?? focalX}`;
  return `Picture: ${alt} (${shipped ?? uploaded.source}${focus})`;
}

/** Changes of a revision, part by part. A reordered list is one change. */
export function changesBetween<Content>(
  { parts }: EditablePage<Content>,
  before: Content,
  after: Content,
): Change[] {
  const [was, is] = [parts(before), parts(after)];
  const earlier = new Map(was.map((part) => [part.key, part]));
  const later = new Set(is.map(({ key }) => key));
  const changes = is.flatMap(({ key, what, text }): Change[] => {
    const known = earlier.get(key);
    return known?.text === text && known.what === what
      ? []
      : [{ what, before: known?.text ?? null, after: text }];
  });
  const gone = was.filter(({ key }) => !later.has(key));
  changes.push(...gone.map(({ what, text }) => ({ what, before: text, after: null })));
  const [keptBefore, keptAfter] = [
    was.filter(({ key }) => later.has(key)),
    is.filter(({ key }) => earlier.has(key)),
  ];
  if (keptBefore.every(({ key }, index) => key === keptAfter[index]?.key)) return changes;
  const inWords = (kept: Part[]) => kept.map(({ what }) => what).join(', ');
  return [...changes, { what: 'Order', before: inWords(keptBefore), after: inWords(keptAfter) }];
}
