import type { ReactNode } from 'react';
import { livePreview } from '#features/admin-pages/components/live-preview.tsx';
import { PageScreen } from '#features/admin-pages/components/page-screen.tsx';
import { termsForm } from '#features/admin-pages/pages/legal-form.tsx';

const Preview = livePreview(() => import('../../company/terms.tsx'));

export function Component(): ReactNode {
  return <PageScreen form={termsForm} Preview={Preview} />;
}
