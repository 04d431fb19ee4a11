import type { CompanyContent } from '@ironbloom/brand';
import { shownPicture, type ShownContentPicture } from '../../shared/page-content/shown-picture.ts';

export interface Author {
  name: string;
  /** What they coach, and what they learnt for it; as far as it is said. */
  facts: readonly string[];
  portrait: ShownContentPicture | null;
}

/** Who writes here is known from "who we are". @returns null for somebody who is not there */
export function authorAmong({ coaches }: CompanyContent, name: string): Author | null {
  const coach = coaches.find((each) => each.name === name);
  if (!coach) return null;
  const { field, credentials, picture } = coach;
  return { name, facts: [field, credentials].filter(Boolean), portrait: picture && shownPicture(picture) };
}
