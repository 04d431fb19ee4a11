/** SPEC section 3, Testimonial. */
export interface Story {
  readonly id: string;
  readonly name: string;
  /** Who they are in a few words: "Beginner, Pune". */
  readonly profile: string | null;
  readonly story: string;
  readonly fullStory: string;
  readonly beforeImage: string;
  readonly afterImage: string;
  /** Kilograms. */
  readonly beforeWeight: number | string;
  readonly afterWeight: number | string;
  readonly beforeMonth: string;
  readonly afterMonth: string;
}

/** SPEC section 8, for a failed load without words from the server. */
export const loadFailed = 'Failed to load testimonials';

/** The full story as its author's paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}
