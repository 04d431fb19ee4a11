import { useRef, type ReactNode } from 'react';
import { business } from '@ironbloom/brand';
import { ApplyForm } from '../../../features/careers/components/apply-form.tsx';
import { OpenRoles } from '../../../features/careers/components/open-roles.tsx';
import { jobPostings } from '../../../features/careers/job-postings.ts';
import type { Role } from '../../../features/careers/roles.ts';
import { paths } from '../../../shared/config/paths.ts';
import { useSite } from '../../../shared/config/site.tsx';
import { breadcrumbList } from '../../../shared/seo/breadcrumb-list.ts';
import { Head } from '../../../shared/seo/head.tsx';
import { ProgramsBand } from '../../shell/programs-band.tsx';
import styles from './careers.module.css';

export function Component(): ReactNode {
  const { origin } = useSite();
  const roleSelect = useRef<HTMLSelectElement>(null);
  const crumbs = breadcrumbList(origin, [
    { name: 'Home', path: paths.home },
    { name: 'Careers', path: paths.careers },
  ]);

  function apply(role: Role): void {
    const select = roleSelect.current;
    if (!select) return;
    select.value = role.title;
    select.focus();
  }

  return (
    <div className="page-top">
      <Head
        title={`Careers | ${business().name}`}
        description={`Work with ${business().name} as a GYM Coach, Content Writer or Virtual Assistant. Contractor roles in India.`}
        keywords={`gym coach job ${business().address.city}, fitness content writer job, virtual assistant ${business().address.country}, fitness careers`}
        path={paths.careers}
        jsonLd={[crumbs, ...jobPostings(origin, paths.careers)]}
      />
      <header className={`wrap ${styles.head}`}>
        <h1 className="d1">Careers</h1>
        <p className="lead">
          We hire coaches, writers and assistants who would rather know forty clients well than four hundred
          by number.
        </p>
      </header>
      <OpenRoles onApply={apply} />
      <div className={`wrap ${styles.apply}`}>
        <div className={styles.how}>
          <h2 className="d2">How we hire</h2>
          <ol className={styles.steps}>
            <li>You write to us in the chat. A person answers within two working days.</li>
            <li>A call of half an hour, about the work and not about your CV.</li>
            <li>A small paid task, the kind you would do here every week.</li>
          </ol>
        </div>
        <ApplyForm roleSelect={roleSelect} />
      </div>
      <ProgramsBand />
    </div>
  );
}
