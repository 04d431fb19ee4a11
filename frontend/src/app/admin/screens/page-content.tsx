import type { CompanyContent, HomeContent, PageContents, PageName } from '@ironbloom/brand';
import type { ComponentType, ReactNode } from 'react';
import { livePreview, PageScreen } from '#features/admin-pages/page-screen.tsx';
import type { PageForm } from '#features/admin-pages/content.ts';
import { shownContent } from '#shared/page-content/shown-content.ts';

/** A page-content screen. Its form loads separately, as some forms load the text editor. */
const screenOf =
  <Page extends PageName>(
    loadForm: () => Promise<PageForm<Page>>,
    Preview: ComponentType<{ content: PageContents[Page] }>,
  ) =>
  async (): Promise<ComponentType> => {
    const form = await loadForm();
    return () => <PageScreen form={form} Preview={Preview} />;
  };

const Home = livePreview(() => import('../../routes/home.tsx'));
const HomePreview = ({ content }: { content: HomeContent }): ReactNode => (
  <Home content={shownContent(content)} />
);

const Company = livePreview(() => import('../../routes/company/whoweare.tsx'));
const CompanyPreview = ({ content }: { content: CompanyContent }): ReactNode => (
  <Company content={shownContent(content)} />
);

export const home = screenOf(
  async () => (await import('#features/admin-pages/pages/home-form.tsx')).homeForm,
  HomePreview,
);
export const company = screenOf(
  async () => (await import('#features/admin-pages/pages/company-form.tsx')).companyForm,
  CompanyPreview,
);
export const faq = screenOf(
  async () => (await import('#features/admin-pages/pages/faq-form.tsx')).faqForm,
  livePreview(() => import('../../routes/company/fitness-faq.tsx')),
);
export const careers = screenOf(
  async () => (await import('#features/admin-pages/pages/careers-form.tsx')).careersForm,
  livePreview(() => import('../../routes/company/careers.tsx')),
);
export const terms = screenOf(
  async () => (await import('#features/admin-pages/pages/legal-form.tsx')).termsForm,
  livePreview(() => import('../../routes/company/terms.tsx')),
);
export const privacy = screenOf(
  async () => (await import('#features/admin-pages/pages/legal-form.tsx')).privacyForm,
  livePreview(() => import('../../routes/company/privacy.tsx')),
);
