import type { PageName } from '@ironbloom/brand';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { ShownCompany } from '#features/company/company.ts';
import { loadLegalText } from '#features/legal/api.ts';
import type { LegalText } from '#features/legal/legal-text.ts';
import { apiContext } from '#shared/api/client.ts';
import { loadProblem } from '#shared/api/load-problem.ts';
import { contentFailed, loadPageContent } from '#shared/page-content/load-page-content.ts';
import { shownContent } from '#shared/page-content/shown-content.ts';

const contentLoader =
  <Page extends PageName>(page: Page) =>
  ({ context }: LoaderFunctionArgs) =>
    loadPageContent(context.get(apiContext), page);

export const careersLoader = contentLoader('careers');
export const faqLoader = contentLoader('faq');

export interface CompanyData {
  /** Null when the load failed; see `problem`. */
  company: ShownCompany | null;
  problem: string | null;
}

export async function companyLoader(args: LoaderFunctionArgs): Promise<CompanyData> {
  const { content, problem } = await contentLoader('company')(args);
  return { company: content && shownContent(content), problem };
}

export type LoadedLegalText = { text: LegalText; problem: null } | { text: null; problem: string };

/** The version in force, or the one in the query. */
const legalLoader =
  (page: 'terms' | 'privacy') =>
  async ({ context, request }: LoaderFunctionArgs): Promise<LoadedLegalText> => {
    const version = new URL(request.url).searchParams.get('version') || null;
    let text: LegalText | undefined;
    try {
      text = await loadLegalText(context.get(apiContext), page, version);
    } catch (error) {
      return { text: null, problem: loadProblem(error, contentFailed) };
    }
    // The router handles a thrown `data` as a response.
    // oxlint-disable-next-line typescript/only-throw-error
    if (!text) throw data(null, { status: 404, statusText: 'Not Found' });
    return { text, problem: null };
  };

export const privacyLoader = legalLoader('privacy');
export const termsLoader = legalLoader('terms');
