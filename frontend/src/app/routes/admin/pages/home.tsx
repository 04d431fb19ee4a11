import type { HomeContent } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { livePreview } from '#features/admin-pages/components/live-preview.tsx';
import { PageScreen } from '#features/admin-pages/components/page-screen.tsx';
import { homeForm } from '#features/admin-pages/pages/home-form.tsx';
import { shownContent } from '#shared/page-content/shown-content.ts';

const Shown = livePreview(() => import('../../home.tsx'));

const Preview = ({ content }: { content: HomeContent }): ReactNode => (
  <Shown content={shownContent(content)} />
);

export function Component(): ReactNode {
  return <PageScreen form={homeForm} Preview={Preview} />;
}
