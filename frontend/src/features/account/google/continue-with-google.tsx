import { useState, type ReactNode } from 'react';
import { Link, useLoaderData, useSearchParams } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import type { GoogleState } from '../api.ts';
import { beginFlow, notConfigured } from './google-return.ts';
import styles from './continue-with-google.module.css';

const label = (
  <>
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
  </>
);

/** A link to Google's page; its nonce ties the return to this tab. @param query with `next`, the page to come back to */
export function ToGoogle({ query }: { query: URLSearchParams }): ReactNode {
  return (
    <a
      className={styles.google}
      href="/api/auth/google"
      onClick={({ currentTarget }) => {
        currentTarget.search = String(new URLSearchParams({ nonce: beginFlow(query) }));
      }}
    >
      {label}
    </a>
  );
}

/** The button of a site without a Google client: shows a notice. */
function NotSetUp(): ReactNode {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button className={styles.google} type="button" onClick={() => setAsked(true)}>
        {label}
      </button>
      <div role="alert" className={styles.answer}>
        {asked && <Notice tone="amber">{notConfigured}</Notice>}
      </div>
    </>
  );
}

/** Google sign-in and the consent note. */
export function ContinueWithGoogle(): ReactNode {
  const [query] = useSearchParams();
  const { google } = useLoaderData<{ google: GoogleState }>();
  return (
    <>
      {google !== 'hidden' && (
        <>
          <p className={styles.or}>
            <span>or</span>
          </p>
          {google === 'ready' ? <ToGoogle query={query} /> : <NotSetUp />}
        </>
      )}
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
