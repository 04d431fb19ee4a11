import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { formatCount } from '#shared/india/count.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { fetchSettlements, settlementFile } from '../../api.ts';

interface SettlementActionsProps {
  month: string;
  onFetched: () => Promise<unknown>;
}

/** Asks Razorpay for the month again, and saves its lines. */
export function SettlementActions({ month, onFetched }: SettlementActionsProps): ReactNode {
  const [busy, setBusy] = useState<'fetch' | 'file'>();

  async function run(what: 'fetch' | 'file', act: () => Promise<void>, otherwise: string): Promise<void> {
    setBusy(what);
    try {
      await act();
    } catch (error) {
      toast.error(messageOf(error, otherwise));
    } finally {
      setBusy(undefined);
    }
  }

  async function fetchNow(): Promise<void> {
    const { lines } = await fetchSettlements(month);
    await onFetched();
    toast.success(`Razorpay has ${formatCount(lines)} ${lines === 1 ? 'line' : 'lines'} of this month.`);
  }

  async function download(): Promise<void> {
    saveFile(await settlementFile(month), `settlements-${month}.csv`);
  }

  return (
    <>
      <Button
        size="sm"
        busy={busy === 'fetch'}
        busyLabel="Fetching..."
        onClick={() => void run('fetch', fetchNow, 'Razorpay could not be reached. Please try again.')}
      >
        Fetch now
      </Button>
      <Button
        size="sm"
        iconBefore="download"
        busy={busy === 'file'}
        busyLabel="Downloading..."
        onClick={() => void run('file', download, 'The file could not be made. Please try again.')}
      >
        CSV
      </Button>
    </>
  );
}
