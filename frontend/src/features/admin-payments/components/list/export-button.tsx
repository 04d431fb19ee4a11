import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { startDownload } from '#shared/lib/start-download.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { exportAddress } from '../../api.ts';
import type { PaymentQuery } from '../../payment-query.ts';

/** Everything that the filters let through, as a file for a spreadsheet. */
export function ExportButton({ query }: { query: PaymentQuery }): ReactNode {
  const [busy, setBusy] = useState(false);

  async function start(): Promise<void> {
    setBusy(true);
    try {
      startDownload(await exportAddress(query));
    } catch (error) {
      toast.error(messageOf(error, 'The file could not be made. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" iconBefore="download" busy={busy} busyLabel="Exporting..." onClick={() => void start()}>
      Export CSV
    </Button>
  );
}
