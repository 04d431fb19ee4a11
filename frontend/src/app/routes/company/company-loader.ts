import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ShownCompany } from '#features/company/company.ts';
import { apiContext } from '#shared/api/client.ts';
import { loadPageContent } from '#shared/page-content/load-page-content.ts';
import { shownContent } from '#shared/page-content/shown-content.ts';

export interface CompanyData {
  /** Null when it could not be loaded; why says `problem`. */
  company: ShownCompany | null;
  problem: string | null;
}

export async function loader({ context }: LoaderFunctionArgs): Promise<CompanyData> {
  const { content, problem } = await loadPageContent(context.get(apiContext), 'company');
  return { company: content && shownContent(content), problem };
}
