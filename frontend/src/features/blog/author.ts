import type { CompanyContent } from '@ironbloom/brand';
import { shownPicture, type ShownContentPicture } from '#shared/page-content/shown-picture.ts';

export interface Author {
  name: string;
  /** Field and credentials, where given. */
  facts: readonly string[];
  jobTitle: string;
  /** Empty if not given. */
  bio: string;
  portrait: ShownContentPicture | null;
}

/** The author's details from "Who we are". @returns null if not listed there */
export function findAuthor({ coaches }: CompanyContent, name: string): Author | null {
  const coach = coaches.find((each) => each.name === name);
  if (!coach) return null;
  const { field, credentials, bio = '', picture } = coach;
  return {
    name,
    facts: [field, credentials].filter(Boolean),
    jobTitle: field,
    bio,
    portrait: picture && shownPicture(picture),
  };
}
