import { type ImpersonalTable } from '../../platform/personal-data.ts';

export const impersonalTables: readonly ImpersonalTable[] = [
  { table: 'media', because: 'ids and names of files; whose picture it is says the story that uses it' },
  { table: 'media_uses', because: 'ids alone' },
];
