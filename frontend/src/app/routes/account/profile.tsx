import { Stack } from '#shared/ui/layout/flow.tsx';
import { lazy, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import { AccountSection } from '#features/profile/components/account-section.tsx';
import { ProfileForm } from '#features/profile/components/profile-form.tsx';
import { MemberPurchases } from '#features/purchases/member-purchases.tsx';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';
import { useSession } from '#shared/session/session.ts';
import { LazyPart } from '#shared/ui/feedback/lazy-part.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import styles from './profile.module.css';

const OwnAccount = lazy(async () => ({
  default: (await import('#features/account/own-account/own-account.tsx')).OwnAccount,
}));

/** True for the form only: the server stores purchases. */
const storageNote = (
  <p className="lead">
    These details stay in this browser. They are not sent to us, and clearing the browser’s data removes them.
  </p>
);

export function Component(): ReactNode {
  const { signedIn } = useSession();
  return (
    <div className="page-top" data-surface="paper">
      <Head
        title={`Your profile | ${business().name}`}
        description="Your photo and details, kept in this browser only."
        keywords="profile, member area"
        path={paths.profile}
        robots="noindex, nofollow"
      />
      <div className={`wrap ${styles.page}`}>
        <Stack as="header" gap="4">
          <h1 className="d1">Your profile</h1>
          {signedIn ? (
            <p>
              <Link className="link--go" to={paths.my}>
                My coaching: plan, messages, answers <Icon name="arrow" />
              </Link>
            </p>
          ) : (
            storageNote
          )}
        </Stack>
        <MemberPurchases />
        {signedIn && (
          <Stack gap="4">
            <h2 className="d4">About you</h2>
            {storageNote}
          </Stack>
        )}
        <ProfileForm />
        <AccountSection>
          <LazyPart fallback={null}>
            <OwnAccount />
          </LazyPart>
        </AccountSection>
      </div>
    </div>
  );
}
