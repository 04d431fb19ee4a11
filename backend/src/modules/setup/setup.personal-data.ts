import { ERASED, type PersonalTable } from '../../platform/personal-data.ts';

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'setup_items',
    personal: ['skipped_by'],
    impersonal: ['id', 'dkim_selector'],
    erased: [
      `UPDATE setup_items i SET skipped_by = '${ERASED}' FROM subject WHERE lower(i.skipped_by) = subject.email`,
    ],
  },
];
