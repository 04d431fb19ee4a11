/** What an editor said of an uploaded picture. */
interface StoryPicture {
  /** As `Picture` takes them: an address without width and ending, and which widths there are. */
  readonly source: string;
  readonly widths: readonly number[];
  /** Of the largest, in px. */
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** It shows nobody who exists. */
  readonly illustration?: true | undefined;
  readonly focalX?: number | undefined;
  readonly focalY?: number | undefined;
}

/** data-1, as lists show it: without its whole text. */
export interface StorySummary {
  readonly id: string;
  readonly name: string;
  /** Who they are in a few words: "Beginner, Pune". */
  readonly profile: string | null;
  readonly story: string;
  readonly beforeImage: string;
  readonly afterImage: string;
  /** Null where only the address is known. */
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

/** content-13, for a failed load without words from the server. */
export const loadFailed = 'Failed to load testimonials';

/** The full story as its author's paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

const isIllustrated = ({ beforePicture, afterPicture }: StorySummary): boolean =>
  [beforePicture, afterPicture].some((picture) => !picture || picture.illustration);

/** What stands under pictures of stories. Drawings are called drawings; what an editor uploaded is not. */
export function pictureNote(stories: readonly StorySummary[]): string {
  const illustrated = stories.filter(isIllustrated).length;
  const vary = 'Results vary from person to person.';
  if (illustrated === 0) return vary;
  const all = illustrated === stories.length;
  return `${all ? 'Illustrations, not photographs.' : 'Some of the pictures are illustrations, not photographs.'} ${vary}`;
}
