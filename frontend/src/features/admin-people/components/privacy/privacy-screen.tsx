import { mailAddress } from '@ironbloom/brand/mail-address';
import { useState, type ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { BackLink } from '#shared/ui/actions/back-link.tsx';
import { LoadError } from '#shared/ui/feedback/load-error.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { OneLineForm } from '#shared/ui/forms/one-line-form.tsx';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { useErasures } from '../../api.ts';
import { ErasureList } from './erasure-list.tsx';
import { PersonalDataButtons } from './personal-data-buttons.tsx';
import styles from './privacy.module.css';

/** For who asks what we hold about them, or wants it gone; many are in no list of people (admin-24). */
export function PrivacyScreen(): ReactNode {
  const { data, error, mutate } = useErasures();
  const [email, setEmail] = useState<string>();
  return (
    <AdminPage
      title="Privacy requests"
      back={<BackLink to={adminPaths.people}>Back to people</BackLink>}
      note="Export or erase the data of a person"
    >
      <div className={styles.page}>
        <section className={styles.ask} aria-label="Find by email">
          <p className="muted">
            This also finds people without an account or a purchase, who wrote to you or got a broadcast. Make
            sure that the request comes from this address, and answer only to it.
          </p>
          <OneLineForm
            className={styles.form}
            label="Their email"
            button="Next"
            type="email"
            maxLength={254}
            onSubmit={(line) => {
              setEmail(mailAddress(line) && line.toLowerCase());
              return false;
            }}
          />
          {email && (
            <div className={styles.found} role="status">
              <b>
                <EmailText>{email}</EmailText>
              </b>
              <PersonalDataButtons key={email} email={email} mayErase onErased={() => setEmail(undefined)} />
            </div>
          )}
        </section>
        {error && <LoadError message={error.message} onRetry={() => void mutate()} />}
        {!data && !error && (
          <div role="status">
            <span className="sr">Loading...</span>
            <Skeleton height="12rem" />
          </div>
        )}
        {data && <ErasureList erasures={data.items} />}
      </div>
    </AdminPage>
  );
}
