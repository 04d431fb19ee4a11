import type { ReactNode } from 'react';
import { livePreview } from '#features/admin-pages/components/live-preview.tsx';
import { PageScreen } from '#features/admin-pages/components/page-screen.tsx';
import { privacyForm } from '#features/admin-pages/pages/legal-form.tsx';

const Preview = livePreview(() => import('../../company/privacy.tsx'));

export function Component(): ReactNode {
  return <PageScreen form={privacyForm} Preview={Preview} />;
}
