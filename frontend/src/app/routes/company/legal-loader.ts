import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { loadLegalText } from '#features/legal/api.ts';
import type { LegalText } from '#features/legal/legal-text.ts';
import { apiContext } from '#shared/api/client.ts';
import { loadProblem } from '#shared/api/load-problem.ts';
import { contentFailed } from '#shared/page-content/load-page-content.ts';

export type LoadedLegalText = { text: LegalText; problem: null } | { text: null; problem: string };

/** What is in force, or the version that the address asks for. */
export async function legalLoader(
  page: 'terms' | 'privacy',
  { context, request }: LoaderFunctionArgs,
): Promise<LoadedLegalText> {
  const version = new URL(request.url).searchParams.get('version') || null;
  let text: LegalText | undefined;
  try {
    text = await loadLegalText(context.get(apiContext), page, version);
  } catch (error) {
    return { text: null, problem: loadProblem(error, contentFailed) };
  }
  // The router's own way to say so.
  // oxlint-disable-next-line typescript/only-throw-error
  if (!text) throw data(null, { status: 404, statusText: 'Not Found' });
  return { text, problem: null };
}
