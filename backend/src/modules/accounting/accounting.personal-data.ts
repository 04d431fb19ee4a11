import { BOUGHT, type ImpersonalTable, type PersonalTable } from '../../platform/personal-data.ts';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'payment_documents',
    personal: [],
    impersonal: ['kind', 'number'],
    kept: { pdf: 'documents with name and address, which tax law requires us to keep' },
    erased: [],
  },
  {
    table: 'tax_documents',
    personal: [],
    impersonal: ['kind', 'series', 'financial_year', 'number', 'seller_gstin', 'place_of_supply', 'sac'],
    kept: { buyer_gstin: 'the number of a business, which the return of the month names' },
    handed: {
      file: 'tax-documents',
      rows: `SELECT t.kind, t.number, t.issued_at, t.buyer_gstin, t.place_of_supply, t.taxable_paise, t.cgst_paise, t.sgst_paise,
               t.igst_paise, t.total_paise FROM tax_documents t JOIN payments p ON p.id = t.payment_id, subject
         WHERE ${BOUGHT} ORDER BY t.issued_at`,
    },
    erased: [],
  },
];

export const impersonalTables: readonly ImpersonalTable[] = [
  { table: 'document_series', because: 'numbers of documents' },
  { table: 'settlement_lines', because: "Razorpay's ids and amounts" },
];
