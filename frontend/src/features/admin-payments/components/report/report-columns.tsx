import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#shared/config/admin-paths.ts';
import { dayAndTime } from '#shared/india/dates.ts';
import { formatRupees } from '#shared/india/rupees.ts';
import type { Column } from '#shared/ui/lists/table.tsx';
import { amountHeads, kindWords, type ReportRow } from '../../report.ts';
import styles from './report.module.css';

function Document({ number, refersTo }: ReportRow): ReactNode {
  return (
    <>
      {number ?? <span className="quiet">None</span>}
      {refersTo && <span className={styles.second}>of {refersTo}</span>}
    </>
  );
}

function Buyer({ name, paymentId, program }: ReportRow): ReactNode {
  return (
    <>
      <Link to={adminPaths.payment(paymentId)}>{name}</Link>
      <span className={styles.second}>{program}</span>
    </>
  );
}

function Supply({ placeOfSupply, buyerGstin, sac, ratePercent }: ReportRow): ReactNode {
  if (ratePercent === null) return <span className="quiet">None</span>;
  return (
    <>
      {placeOfSupply}
      {buyerGstin && <span className={styles.second}>{buyerGstin}</span>}
      <span className={styles.second}>
        SAC {sac}, {ratePercent} %
      </span>
    </>
  );
}

function Kind({ kind, at }: ReportRow): ReactNode {
  return (
    <>
      {kindWords[kind].one}
      <time className={styles.second} dateTime={at}>
        {dayAndTime(at)}
      </time>
    </>
  );
}

const none = <span className="quiet">None</span>;
const rupees = (paise: number | null): ReactNode => (paise === null ? none : formatRupees(paise));

/** CGST and SGST within a state, IGST to another: one below the other, as there is no room for all beside each other. */
function Taxes(row: ReportRow): ReactNode {
  const parts = (['cgst', 'sgst', 'igst'] as const).filter((part) => row[part]);
  if (parts.length === 0) return rupees(row.igst);
  return parts.map((part) => (
    <span key={part} className={styles.part}>
      {amountHeads[part]} {rupees(row[part])}
    </span>
  ));
}

const sum = (id: 'taxable' | 'total' | 'moneyBack'): Column<ReportRow> => ({
  id,
  header: amountHeads[id],
  numeric: true,
  labelled: true,
  className: styles.amount,
  cell: (row) => rupees(row[id]),
});

export const reportColumns: readonly Column<ReportRow>[] = [
  { id: 'kind', header: 'Kind', wide: true, className: styles.kind, cell: Kind },
  { id: 'number', header: 'Number', wide: true, className: styles.number, cell: Document },
  { id: 'buyer', header: 'Buyer', wide: true, className: styles.buyer, cell: Buyer },
  {
    id: 'supply',
    header: 'Place of supply',
    wide: true,
    labelled: true,
    className: styles.supply,
    cell: Supply,
  },
  sum('taxable'),
  { id: 'tax', header: 'Tax', numeric: true, labelled: true, className: styles.amount, cell: Taxes },
  sum('total'),
  sum('moneyBack'),
];
