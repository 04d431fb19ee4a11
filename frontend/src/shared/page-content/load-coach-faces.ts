import type { ApiClient } from '../api/client.ts';
import type { CoachFaceList } from '../ui/media/coach-faces.tsx';
import { loadPageContent } from './load-page-content.ts';
import { shownPicture } from './shown-picture.ts';

const most = 4;

/** The first coaches with a portrait, from "who we are". Null when there are none or the load fails: pages work without them. */
export async function loadCoachFaces(api: ApiClient): Promise<CoachFaceList | null> {
  const { content } = await loadPageContent(api, 'company');
  const faces = (content?.coaches ?? [])
    .flatMap(({ id, name, field, credentials, picture }) =>
      picture ? [{ id, name, field, credentials, portrait: shownPicture(picture) }] : [],
    )
    .slice(0, most);
  if (faces.length === 0) return null;
  return {
    title: 'Our coaches',
    faces,
    note: faces.some(({ portrait }) => portrait.illustration) ? 'Illustrations, not photographs.' : null,
  };
}
