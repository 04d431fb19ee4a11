/** An uploaded picture. */
interface StoryPicture {
  /** Address without width and extension, and available widths. */
  readonly source: string;
  readonly widths: readonly number[];
  /** px, of the largest. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** An illustration, not a photograph. */
  readonly illustration?: true | undefined;
  readonly focalX?: number | undefined;
  readonly focalY?: number | undefined;
}

/** data-1 as in lists, without the full text. */
export interface StorySummary {
  readonly id: string;
  readonly name: string;
  /** Short description: "Beginner, Pune". */
  readonly profile: string | null;
  readonly story: string;
  readonly beforeImage: string;
  readonly afterImage: string;
  /** Null for an external image. */
  readonly beforePicture: StoryPicture | null;
  readonly afterPicture: StoryPicture | null;
  /** Kilograms. */
  readonly beforeWeight: number | string;
  readonly afterWeight: number | string;
  readonly beforeMonth: string;
  readonly afterMonth: string;
}

/** data-1. */
export interface Story extends StorySummary {
  readonly fullStory: string;
}

/** content-13. */
export const loadFailed = 'Failed to load testimonials';

export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

const isIllustrated = ({ beforePicture, afterPicture }: StorySummary): boolean =>
  [beforePicture, afterPicture].some((picture) => !picture || picture.illustration);

/** Note below pictures: names illustrations as such. */
export function pictureNote(stories: readonly StorySummary[]): string {
  const illustrated = stories.filter(isIllustrated).length;
  const vary = 'Results vary from person to person.';
  if (illustrated === 0) return vary;
  const all = illustrated === stories.length;
  return `${all ? 'Illustrations, not photographs.' : 'Some of the pictures are illustrations, not photographs.'} ${vary}`;
}
