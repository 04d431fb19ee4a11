import type { ReactNode } from 'react';
import { type Business, business, phoneHref } from '@ironbloom/brand';
import { Link } from 'react-router-dom';
import { paths } from '#shared/config/paths.ts';
import { useSite } from '#shared/config/site.tsx';
import { ButtonLink } from '#shared/ui/actions/button.tsx';
import { FromPrice } from '#shared/ui/text/from-price.tsx';
import styles from './site-footer.module.css';

const explore = [
  { to: paths.testimonials, label: 'Testimonials' },
  { to: paths.whoWeAre, label: 'Who we are' },
  { to: paths.recipes, label: 'Recipes' },
  { to: paths.blog, label: 'Blog' },
];

/** @param of the business to show; by default the published one */
export function SiteFooter({ of = business() }: { of?: Business }): ReactNode {
  const { address, social } = of;
  const { year } = useSite();
  return (
    <footer className={styles.foot} data-surface="ink">
      <div className="wrap">
        <div className={styles.top}>
          <div className={styles.join}>
            <h2 className="d2">
              Coach with us.
              <br />
              Join the team
            </h2>
            <p className={styles.pitch}>
              We hire coaches, writers and assistants who would rather know forty clients well than four
              hundred by number.
            </p>
            <ButtonLink to={paths.careers}>See open roles</ButtonLink>
          </div>
          <div className={styles.columns}>
            <nav aria-label="Explore">
              <h3 className={styles.heading}>Explore</h3>
              <ul className={styles.list}>
                <li>
                  <Link className={styles.link} to={paths.trainingPrograms}>
                    <span className={styles.line}>
                      Programs, <FromPrice />
                    </span>
                  </Link>
                </li>
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
