import type { ReactNode } from 'react';
import { brand } from '@ironbloom/brand';
import { Icon, type IconName } from '../../../shared/ui/icon.tsx';
import styles from './write-to-us.module.css';

const subject = encodeURIComponent(`A question for ${brand.name}`);

const ways: readonly { href: string; icon: IconName; title: string; text: string }[] = [
  {
    href: `mailto:${brand.supportEmail}?subject=${subject}`,
    icon: 'mail',
    title: 'Write an e-mail',
    text: 'About a payment, please add your payment id: it stands on the receipt.',
  },
  {
    href: `https://wa.me/${brand.chat.number}`,
    icon: 'chat',
    title: `Chat on ${brand.chat.name}`,
    text: 'For quick questions. The first answer usually comes the same day.',
  },
  {
    href: brand.phoneHref,
    icon: 'phone',
    title: 'Call a person',
    text: 'A coach answers, or calls you back.',
  },
];

/** Direct ways to a person, and where we are. */
export function WriteToUs(): ReactNode {
  const { address, legal } = brand;
  return (
    <div className={styles.panel} data-surface="paper">
      <h2 className="d3">Reach a person</h2>
      <ul className={styles.ways}>
        {ways.map((way) => (
          <li key={way.title}>
            <a className={styles.way} href={way.href}>
              <Icon name={way.icon} />
              <span>
                <span className="label">{way.title}</span>
                <span className="small muted">{way.text}</span>
              </span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.places}>
        <div>
          <h3 className="label">Visit us</h3>
          <address className="small muted">
            {address.street}
            <br />
            {address.city} {address.postalCode}, {address.country}
          </address>
        </div>
        <div>
          <h3 className="label">Complaints</h3>
          <p className="small muted">
            {legal.grievanceOfficer.name}, Grievance Officer
            <br />
            <a className="link" href={`mailto:${legal.grievanceOfficer.email}`}>
              {legal.grievanceOfficer.email}
            </a>
          </p>
        </div>
      </div>
    </div>
  );
}
