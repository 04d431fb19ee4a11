import type { ApiClient } from '../../shared/api/client.ts';
import { loadPageContent } from '../../shared/page-content/load-page-content.ts';
import { shownPicture, type ShownContentPicture } from '../../shared/page-content/shown-picture.ts';

export interface Author {
  name: string;
  /** What they coach, and what they learnt for it; as far as it is said. */
  facts: readonly string[];
  portrait: ShownContentPicture | null;
}

/** Who writes here is known from "who we are". None where that could not be loaded: the article stands without. */
export async function loadAuthors(api: ApiClient): Promise<readonly Author[]> {
  const { content } = await loadPageContent(api, 'company');
  return (content?.coaches ?? []).map(({ name, field, credentials, picture }) => ({
    name,
    facts: [field, credentials].filter(Boolean),
    portrait: picture && shownPicture(picture),
  }));
}
