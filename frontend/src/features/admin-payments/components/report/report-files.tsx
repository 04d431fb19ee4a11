import { useState, type ReactNode } from 'react';
import { messageOf } from '#shared/api/errors.ts';
import { saveFile } from '#shared/lib/save-file.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { reportFile } from '../../api.ts';
import type { ReportFormat } from '../../report.ts';

const formats: readonly { format: ReportFormat; label: string }[] = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel (XLSX)' },
];

/** The whole period as a file, with its totals. */
export function ReportFiles({ period }: { period: string }): ReactNode {
  const [busy, setBusy] = useState<ReportFormat>();

  async function download(format: ReportFormat): Promise<void> {
    setBusy(format);
    try {
      saveFile(await reportFile(period, format), `payments-report-${period}.${format}`);
    } catch (error) {
      toast.error(messageOf(error, 'The file could not be made. Please try again.'));
    } finally {
      setBusy(undefined);
    }
  }

  return formats.map(({ format, label }) => (
    <Button
      key={format}
      size="sm"
      iconBefore="download"
      busy={busy === format}
      busyLabel="Downloading..."
      onClick={() => void download(format)}
    >
      {label}
    </Button>
  ));
}
