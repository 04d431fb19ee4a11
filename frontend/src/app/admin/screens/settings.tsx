import type { Business } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { useOutletContext } from 'react-router-dom';
import { colorsOfPage, sampleMail } from '#features/admin-broadcast/editor/mail-html.ts';
import { MailSheet } from '#features/admin-broadcast/editor/mail-sheet.tsx';
import { SettingsScreen } from '#features/admin-settings/settings-screen.tsx';
import { useSite } from '#shared/config/site.tsx';
import type { SiteFooter } from '../../shell/site-footer.tsx';
import styles from './settings.module.css';

export function Settings(): ReactNode {
  return <SettingsScreen Preview={Preview} />;
}

/** Previews unpublished settings: a mail's header and footer, and the site's footer. */
function Preview({ business }: { business: Business }): ReactNode {
  const { Footer } = useOutletContext<{ Footer: typeof SiteFooter }>();
  const { look } = useSite();
  return (
    <>
      <div className={styles.mail}>
        <MailSheet
          title="Preview of a mail"
          fromName={business.name}
          subject="A sample mail"
          html={sampleMail(business, colorsOfPage(), look)}
        />
      </div>
      {/* Inert: its links would leave the preview. */}
      <div className={styles.footer} inert>
        <Footer of={business} />
      </div>
    </>
  );
}
