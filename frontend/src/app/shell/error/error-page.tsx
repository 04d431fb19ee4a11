import { useEffect, type ReactNode } from 'react';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router-dom';
import { business } from '@ironbloom/brand';
import rackDetail from '../../../../media/gallery/rack-detail.webp?w=960;1600&as=picture';
import { paths } from '#shared/config/paths.ts';
import { Head } from '#shared/seo/head.tsx';
import { isMissingCode, useReloadOnce } from '#shared/lib/missing-code.ts';
import { Button, ButtonLink } from '#shared/ui/actions/button.tsx';
import { Icon } from '#shared/ui/media/icon.tsx';
import { SitePicture } from '#shared/ui/media/site-picture.tsx';
import styles from './error-page.module.css';
import { errorTitle, Reloading } from './error-words.tsx';

const missing = 'This page has moved or does not exist.';
const lost = 'The connection may be lost. Try again once it is back.';
const broken = 'The error is on our side. Try again in a moment, or tell us about it.';

function reasonOf(error: unknown): { status: number | undefined; text: string } {
  if (isRouteErrorResponse(error)) {
    const text = [error.status, error.statusText].filter(Boolean).join(' ');
    return { status: error.status, text };
  }
  if (isMissingCode(error)) return { status: undefined, text: 'Part of the page could not be loaded' };
  return { status: undefined, text: error instanceof Error ? error.message : 'Something went wrong' };
}

export function ErrorPage(): ReactNode {
  const error = useRouteError();
  const reloading = useReloadOnce(error);
  const { status, text } = reasonOf(error);
  const isMissing = status === 404;
  const isLost = isMissingCode(error);
  const sentence = /[.!?]$/.test(text) ? text : `${text}.`;

  useEffect(() => {
    // Reported to the server by start.ts.
    if (status === undefined && !isLost) reportError(error);
  }, [error, status, isLost]);

  if (reloading) return <Reloading />;
  return (
    <section className={`${styles.page} page-top`}>
      <Head
        title={`${errorTitle} | ${business().name}`}
        description={text}
        keywords={business().name}
        robots="noindex, nofollow"
      />
      <SitePicture className={styles.art} files={rackDetail} sizes="100vw" alt="" first />
      <div className={`wrap ${styles.inner}`}>
        {status !== undefined && (
          <p className={`figure ${styles.number}`} aria-hidden="true">
            {status}
          </p>
        )}
        <h1 className="d2">{errorTitle}</h1>
        <p className="lead">
          {sentence} {isMissing ? missing : isLost ? lost : broken}
        </p>
        <div className="row">
          {isMissing ? (
            <ButtonLink variant="primary" to={paths.home}>
              Back to Home
            </ButtonLink>
          ) : (
            <Button variant="primary" onClick={() => window.location.reload()}>
              Try again
            </Button>
          )}
          <ButtonLink to={isMissing ? paths.trainingPrograms : paths.home}>
            {isMissing ? 'See programs' : 'Back to Home'}
          </ButtonLink>
          <Link className={`link--go ${styles.tell}`} to={paths.contact}>
            Tell us what happened <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </section>
  );
}
