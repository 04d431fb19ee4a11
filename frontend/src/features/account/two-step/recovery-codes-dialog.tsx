import { business } from '@ironbloom/brand';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/actions/button.tsx';
import { saveFile } from '#shared/ui/actions/download-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { toast } from '#shared/ui/feedback/toast.ts';
import { Dialog } from '#shared/ui/overlays/dialog.tsx';
import styles from './two-step.module.css';

const asText = (codes: readonly string[]): string =>
  `Recovery codes of your ${business().name} account. Each works once.\n\n${codes.join('\n')}\n`;

const download = (codes: readonly string[]): void =>
  saveFile(new Blob([asText(codes)], { type: 'text/plain' }), 'recovery-codes.txt');

async function copy(codes: readonly string[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success('The codes are copied.');
  } catch {
    toast.error('The codes could not be copied. Please select and copy them yourself.');
  }
}

/** Shown once, so neither the backdrop nor Escape closes it. */
export function RecoveryCodesDialog({
  codes,
  onClose,
}: {
  codes: readonly string[];
  onClose: () => void;
}): ReactNode {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save your recovery codes"
      dismissible={false}
      className={styles.codesDialog}
      footer={
        <Button size="sm" variant="solid" onClick={onClose}>
          I have saved them
        </Button>
      }
    >
      <div className={styles.body}>
        <Notice tone="amber" icon="alert">
          These codes are shown only once. If you lose your phone, each code signs you in once. Keep them in a
          safe place, away from your phone.
        </Notice>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
        <div className={styles.keep}>
          <Button size="sm" onClick={() => void copy(codes)}>
            Copy
          </Button>
          <Button size="sm" iconBefore="download" onClick={() => download(codes)}>
            Download
          </Button>
          <Button size="sm" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
