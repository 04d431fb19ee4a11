import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '#shared/api/client.ts';
import { loadPageContent, type LoadedContent } from '#shared/page-content/load-page-content.ts';

export const loader = ({ context }: LoaderFunctionArgs): Promise<LoadedContent<'faq'>> =>
  loadPageContent(context.get(apiContext), 'faq');
