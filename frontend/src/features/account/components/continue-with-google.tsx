import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../../shared/config/paths.ts';
import { Link } from '../../../shared/ui/link.tsx';
import { keepReturn } from '../google-return.ts';
import styles from './continue-with-google.module.css';

/** The other way in. A real link: it leaves for Google's own page. */
export function ContinueWithGoogle(): ReactNode {
  const [query] = useSearchParams();
  return (
    <>
      <p className={styles.or}>
        <span>or</span>
      </p>
      <a className={styles.google} href="/api/auth/google" onClick={() => keepReturn(query)}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <circle
            cx="10"
            cy="10"
            r="8"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeDasharray="38 60"
          />
          <path d="M10 10h8" stroke="currentColor" strokeWidth="2.5" />
        </svg>
        Continue with Google
      </a>
      <p className="micro quiet">
        By continuing you agree to the{' '}
        <Link className="link" to={paths.terms} target="_blank">
          Terms of Service
        </Link>{' '}
        and{' '}
        <Link className="link" to={paths.privacy} target="_blank">
          Privacy Policy
        </Link>
        .
      </p>
    </>
  );
}
