import { Stack } from '#shared/ui/layout/flow.tsx';
import { business, type CareersContent, type Role } from '@ironbloom/brand';
import { useRef, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { ApplyForm } from '#features/careers/apply-form.tsx';
import { NoRoles, OpenRoles } from '#features/careers/open-roles.tsx';
import { jobPostings } from '#features/careers/job-postings.ts';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import type { LoadedContent } from '#shared/page-content/load-page-content.ts';
import { Head } from '#shared/seo/head.tsx';
import styles from './careers.module.css';
import { MissingContent } from './missing-content.tsx';

export function Component(): ReactNode {
  const { content, problem } = useLoaderData<LoadedContent<'careers'>>();
  const { origin } = useSite();
  return (
    <div className="page-top">
      <Head
        title={`Careers | ${business().name}`}
        description={content?.description ?? ''}
        keywords={content?.keywords ?? ''}
        path={paths.careers}
        trail={[{ name: 'Careers', path: paths.careers }]}
        jsonLd={content ? jobPostings(content.roles, origin, paths.careers) : []}
      />
      <Title />
      {content ? (
        <Roles roles={content.roles} />
      ) : (
        <div className="wrap">
          <MissingContent problem={problem} />
        </div>
      )}
    </div>
  );
}

/** With unpublished content, for the editor. */
export function Preview({ content }: { content: CareersContent }): ReactNode {
  return (
    <div className="page-top">
      <Title />
      <Roles roles={content.roles} />
    </div>
  );
}

function Title(): ReactNode {
  return (
    <header className={`wrap ${styles.head}`}>
      <h1 className="d1">Careers</h1>
      <p className="lead">
        We hire coaches, writers and assistants who would rather know forty clients well than four hundred by
        number.
      </p>
    </header>
  );
}

function Roles({ roles }: Pick<CareersContent, 'roles'>): ReactNode {
  const roleSelect = useRef<HTMLSelectElement>(null);
  if (roles.length === 0) return <NoRoles />;

  function apply(role: Role): void {
    const select = roleSelect.current;
    if (!select) return;
    select.value = role.title;
    select.focus();
  }

  return (
    <>
      <OpenRoles roles={roles} onApply={apply} />
      <div className={`wrap ${styles.apply}`}>
        <Stack gap="4h">
          <h2 className="d2">How we hire</h2>
          <ol className={styles.steps}>
            <li>
              You write to us {business().chat.number ? 'in the chat' : 'by email'}. We answer within two
              working days.
            </li>
            <li>A call of half an hour, about the work and not about your CV.</li>
            <li>A small paid task, the kind you would do here every week.</li>
          </ol>
        </Stack>
        <ApplyForm roles={roles} roleSelect={roleSelect} />
      </div>
    </>
  );
}
