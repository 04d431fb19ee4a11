import type { CompanyContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { livePreview } from '#features/admin-pages/components/live-preview.tsx';
import { PageScreen } from '#features/admin-pages/components/page-screen.tsx';
import { companyForm } from '#features/admin-pages/pages/company-form.tsx';
import { shownContent } from '#shared/page-content/shown-content.ts';

const Shown = livePreview(() => import('../../company/whoweare.tsx'));

const Preview = ({ content }: { content: CompanyContent }): ReactNode => (
  <Shown content={shownContent(content)} />
);

export function Component(): ReactNode {
  return <PageScreen form={companyForm} Preview={Preview} />;
}
