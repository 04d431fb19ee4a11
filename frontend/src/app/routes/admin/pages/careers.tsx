import type { ReactNode } from 'react';
import { livePreview } from '#features/admin-pages/components/live-preview.tsx';
import { PageScreen } from '#features/admin-pages/components/page-screen.tsx';
import { careersForm } from '#features/admin-pages/pages/careers-form.tsx';

const Preview = livePreview(() => import('../../company/careers.tsx'));

export function Component(): ReactNode {
  return <PageScreen form={careersForm} Preview={Preview} />;
}
