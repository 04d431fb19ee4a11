import type { CompanyContent } from '@ironbloom/brand';
import { shownPicture, type ShownContentPicture } from '#shared/page-content/shown-picture.ts';

export interface Author {
  name: string;
  /** What they coach, and what they learnt for it; as far as it is said. */
  facts: readonly string[];
  jobTitle: string;
  /** A few sentences; empty where nothing is said. */
  bio: string;
  portrait: ShownContentPicture | null;
}

/** Who writes here is known from "who we are". @returns null for somebody who is not there */
export function authorAmong({ coaches }: CompanyContent, name: string): Author | null {
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
