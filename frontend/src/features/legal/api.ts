import type { LegalContent } from '@ironbloom/brand';
import { unwrap, type ApiClient } from '#shared/api/client.ts';
import { ApiError } from '#shared/api/errors.ts';
import { ServerOnly } from '#shared/lib/server-only.ts';
import type { LegalText } from './legal-text.ts';

/** @param version an earlier one; null: the one in force ⏎ @returns undefined if there is no such version ⏎ @throws ApiError */
export async function loadLegalText(
  api: ApiClient,
  page: 'terms' | 'privacy',
  version: string | null,
): Promise<LegalText | undefined> {
  const call =
    version === null
      ? api.GET('/api/page-content/{page}', { params: { path: { page } } })
      : api.GET('/api/page-content/{page}/versions/{version}', {
          params: { path: { page, version: Number(version) } },
        });
  try {
    const { content, others = [], version: shown } = await unwrap(call);
    // Validated by the server.
    const { sections, ...about } = content as unknown as LegalContent;
    const texts = sections.map((section) => ({ ...section, html: new ServerOnly(section.html) }));
    return { content: { ...about, sections: texts }, others, version: shown };
  } catch (error) {
    if (version !== null && error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}
