import { Stack } from '#shared/ui/layout/flow.tsx';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { formatCount } from '#shared/india/count.ts';
import { Button } from '#shared/ui/actions/button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { AlertDialog } from '#shared/ui/overlays/alert-dialog.tsx';
import type { Contact } from '../contacts/contact.ts';
import styles from '../contacts/contacts.module.css';
import {
  type ContactFile,
  contactsOf,
  type DroppedRow,
  type HeldRows,
  type HiddenSheet,
  leftOut,
  withHeld,
  withoutHeld,
} from './contact-file.ts';

interface FileReportProps {
  name: string;
  file: ContactFile;
  /** A question about some rows was answered. */
  onAnswer: (file: ContactFile, more: readonly Contact[]) => void;
}

const counted = (count: number, one: string, many: string): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** Counts of contacts and of rows left out with reasons, and the open questions. */
export function FileReport({ name, file, onAnswer }: FileReportProps): ReactNode {
  const summary = useRef<HTMLParagraphElement>(null);
  const [asking, setAsking] = useState<HeldRows | null>(null);
  const rows = useMemo(() => leftOut(file), [file]);
  const reasons = useMemo(() => [...Map.groupBy(rows, ({ reason }) => reason)], [rows]);
  const href = useMemo(() => `data:text/csv;charset=utf-8,${encodeURIComponent(droppedCsv(rows))}`, [rows]);

  function answer(group: HeldRows, include: boolean): void {
    setAsking(null);
    if (include) onAnswer(withHeld(file, group), contactsOf(group));
    else onAnswer(withoutHeld(file, group), []);
    // The pressed button is gone: move the focus.
    summary.current?.focus();
  }

  return (
    <Stack gap="3">
      <p ref={summary} className={styles.summary} role="status" tabIndex={-1}>
        <b>{name}</b>
        <span>
          {`: ${counted(file.contacts.length, 'contact', 'contacts')}, ${
            rows.length === 0 ? 'no rows left out.' : `${counted(rows.length, 'row', 'rows')} left out: `
          }`}
        </span>
        {rows.length > 0 && (
          <>
            <span>
              {reasons
                .map(
                  ([reason, { length }]) =>
                    `${reason[0]?.toLowerCase()}${reason.slice(1)} (${formatCount(length)})`,
                )
                .join(', ')}
            </span>
            .{' '}
            <a className="link" download="rows-left-out.csv" href={href}>
              Download these rows
            </a>
          </>
        )}
      </p>
      {file.held.map((group) =>
        group.column === undefined ? (
          <Notice key="hidden" tone="amber" icon="alert" role="status">
            <p>
              {group.rows.length === 1
                ? '1 row is hidden in this file. Include it?'
                : `${formatCount(group.rows.length)} rows are hidden in this file. Include them?`}
            </p>
            <div className={styles.answers}>
              <Button size="sm" onClick={() => answer(group, true)}>
                Include
              </Button>
              <Button size="sm" onClick={() => answer(group, false)}>
                Leave out
              </Button>
            </div>
          </Notice>
        ) : (
          <Notice key={`column ${group.column}`} tone="amber" icon="alert" role="status">
            <p>
              {counted(group.rows.length, 'person', 'people')} left out: not subscribed according to column “
              {group.column}”.
            </p>
            <div className={styles.answers}>
              <Button size="sm" onClick={() => setAsking(group)}>
                Include them anyway
              </Button>
            </div>
          </Notice>
        ),
      )}
      <AlertDialog
        open={asking !== null}
        title="These people are not subscribed. Include them?"
        text={`${counted(asking?.rows.length ?? 0, 'person', 'people')}. Addresses that are listed under Unsubscribed still get no email.`}
        confirmLabel="Include them"
        onConfirm={() => asking && answer(asking, true)}
        onCancel={() => setAsking(null)}
      />
    </Stack>
  );
}

/** Neutralises formulas (OWASP, CSV injection). */
function cell(value: string | number): string {
  const text = String(value);
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

export function droppedCsv(rows: readonly DroppedRow[]): string {
  const lines = rows.map(({ row, reason, value }) => [row, reason, value].map(cell).join(','));
  return `\uFEFF${['"Row","Reason","Value"', ...lines].join('\r\n')}\r\n`;
}

interface SheetQuestionProps {
  sheets: HiddenSheet;
  onAnswer: (sheet: string) => void;
}

/** Asks which sheet to read if the first one is hidden. */
export function SheetQuestion({ sheets, onAnswer }: SheetQuestionProps): ReactNode {
  return (
    <Notice tone="amber" icon="alert" role="status">
      <p>The first sheet “{sheets.hidden}” is hidden. Which sheet should we read?</p>
      <div className={styles.answers}>
        {[sheets.hidden, sheets.visible].map((sheet) => (
          <Button key={sheet} size="sm" onClick={() => onAnswer(sheet)}>
            Read “{sheet}”
          </Button>
        ))}
      </div>
    </Notice>
  );
}
