import type { ReactNode } from 'react';
import { livePreview } from '#features/admin-pages/components/live-preview.tsx';
import { PageScreen } from '#features/admin-pages/components/page-screen.tsx';
import { faqForm } from '#features/admin-pages/pages/faq-form.tsx';

const Preview = livePreview(() => import('../../company/fitness-faq.tsx'));

export function Component(): ReactNode {
  return <PageScreen form={faqForm} Preview={Preview} />;
}
