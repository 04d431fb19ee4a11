import { useState, type ReactNode } from 'react';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { SettingsTabs } from '#shared/document/settings-tabs.tsx';
import { Segmented } from '#shared/ui/choices/segmented.tsx';
import { useAction } from '#shared/ui/actions/use-action.ts';
import { Loaded } from '#shared/ui/feedback/loaded.tsx';
import { Skeleton } from '#shared/ui/feedback/skeleton.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { AdminPage } from '#shared/ui/layout/admin-page.tsx';
import { EmailText } from '#shared/ui/text/email-text.tsx';
import { type OwnerMails, useChooseDigest, useOwnerMails } from './api.ts';
import styles from './owner-mails-screen.module.css';

const choices = [
  { value: 'single', label: 'Immediately' },
  { value: 'digest', label: 'Daily summary' },
] as const;

function Choice({ settings }: { settings: OwnerMails }): ReactNode {
  const choose = useChooseDigest();
  const [chosen, setChosen] = useState(settings.digest);
  const hour = `${String(settings.hour).padStart(2, '0')}:00`;
  const { busy, run } = useAction(async (digest: boolean) => {
    setChosen(digest);
    try {
      await choose(digest);
      toast.success('Saved. Applies from the next sale.');
    } catch (error) {
      setChosen(!digest);
      throw error;
    }
  }, 'The setting could not be saved. Please try again.');

  return (
    <section className={styles.choice} aria-labelledby="owner-mails" aria-busy={busy}>
      <h2 className="d4" id="owner-mails">
        Notifications
      </h2>
      <p className="muted">
        To <EmailText>{settings.to}</EmailText>.
      </p>
      <Segmented
        className={styles.options}
        legend="Sales and refunds"
        name="owner-mails"
        showLegend
        value={chosen ? 'digest' : 'single'}
        options={choices}
        onChange={(value) => {
          if (!busy) run(value === 'digest');
        }}
      />
      <p className="muted">
        {chosen
          ? `At ${hour}, India time: sales and refunds of the day before, open refund requests, flagged payments and buyers to call. No mail if there is nothing to report.`
          : 'One mail for each sale and each refund, sent immediately.'}
      </p>
      <p className="small quiet">Flagged payments and refund requests are always sent immediately.</p>
    </section>
  );
}

/** admin-23: one mail per sale, or a daily summary. */
export function OwnerMailsScreen(): ReactNode {
  return (
    <AdminPage title="Settings">
      <SettingsTabs current={adminPaths.ownerMails} />
      <Loaded answer={useOwnerMails()} loading={<Skeleton height="12rem" />}>
        {(settings) => <Choice settings={settings} />}
      </Loaded>
    </AdminPage>
  );
}
