import type { ReactNode } from 'react';
import { type Business, business, phoneHref } from '@ironbloom/brand';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { FromPrice } from '#shared/ui/text/from-price.tsx';
import styles from './site-footer.module.css';

const explore = [
  { to: paths.trainingPrograms, label: 'Programs' },
  { to: paths.testimonials, label: 'Testimonials' },
  { to: paths.whoWeAre, label: 'Who we are' },
  { to: paths.recipes, label: 'Recipes' },
  { to: paths.blog, label: 'Blog' },
];

/** Pages on which a program is bought: nothing more is sold there. */
const buying: readonly string[] = [
  paths.trainingPrograms,
  paths.simplePayment,
  paths.paymentSuccess,
  paths.paymentFailed,
];

/** @param of the business to show; by default the published one */
export function SiteFooter({ of = business() }: { of?: Business }): ReactNode {
  const { address, social } = of;
  const { year, fromMonthly } = useSite();
  const { pathname } = useLocation();
  return (
    <footer className={styles.foot} data-surface="ink">
      <div className="wrap">
        <div className={styles.calls}>
          {!buying.includes(pathname) && (
            <div className={styles.call}>
              <h2 className="d2">
                Start training
                {fromMonthly > 0 && (
                  <>
                    ,<br />
                    <FromPrice />
                  </>
                )}
              </h2>
              <ButtonLink variant="primary" size="lg" iconAfter="arrow" to={paths.trainingPrograms}>
                See the programs
              </ButtonLink>
            </div>
          )}
          <div className={`${styles.call} ${styles.join}`}>
            <h2 className="d3">Coach with us. Join the team</h2>
            <p className={styles.pitch}>
              We hire coaches, writers and assistants who would rather know forty clients well than four
              hundred by number.
            </p>
            <ButtonLink to={paths.careers}>See open roles</ButtonLink>
          </div>
        </div>
        <div className={styles.columns}>
          <nav aria-label="Explore">
            <h3 className={styles.heading}>Explore</h3>
            <ul className={styles.list}>
              {explore.map((item) => (
                <li key={item.to}>
                  <Link className={styles.link} to={item.to}>
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {social.length > 0 && (
            <nav aria-label="Follow">
              <h3 className={styles.heading}>Follow</h3>
              <ul className={styles.list}>
                {social.map((profile, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- two may lead to the same address
                  <li key={index}>
                    <a className={styles.link} href={profile.url} target="_blank" rel="noopener noreferrer">
                      {profile.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <div className={styles.talk}>
            <h3 className={styles.heading}>Talk to us</h3>
            <address>
              <a className={styles.link} href={`mailto:${of.supportEmail}`}>
                {of.supportEmail}
              </a>
              <a className={`${styles.link} num`} href={phoneHref(of.phone)}>
                {of.phone}
              </a>
              <p className={styles.street}>
                <span>{address.street}</span>
                <br />
                <span>{`${address.city} ${address.postalCode}, ${address.country}`}</span>
              </p>
            </address>
          </div>
        </div>
        <div className={styles.base}>
          <span>{`© ${year} ${of.name}. Results vary from person to person.`}</span>
          <nav className={styles.legal} aria-label="Legal">
            <Link className={styles.link} to={paths.privacy}>
              Privacy
            </Link>
            <Link className={styles.link} to={paths.terms}>
              T&amp;C
            </Link>
          </nav>
        </div>
      </div>
    </footer>
  );
}
