import { type ImpersonalTable, type PersonalTable } from '../../platform/personal-data.ts';

export const impersonalTables: readonly ImpersonalTable[] = [
  { table: 'media', because: 'ids and names of files; whose picture it is says the story that uses it' },
  { table: 'media_uses', because: 'ids alone' },
];

export const personalTables: readonly PersonalTable[] = [
  {
    table: 'private_files',
    personal: ['name'],
    impersonal: ['resource', 'content_type'],
    // The archive contains the files, too.
    handed: {
      file: 'private-files',
      rows: `SELECT f.id, f.name, f.content_type, f.bytes, f.created_at FROM private_files f, subject
        WHERE f.person_id = subject.id AND f.removing_at IS NULL ORDER BY f.created_at`,
    },
    privateFiles: 'SELECT f.id FROM private_files f, subject WHERE f.person_id = subject.id',
    erased: [
      `, gone AS (
         UPDATE private_files f SET name = '', removing_at = now() FROM subject WHERE f.person_id = subject.id RETURNING f.id)
       INSERT INTO outbox (id, job, payload)
       SELECT gen_random_uuid(), 'media.remove-private', jsonb_build_object('fileId', id) FROM gone`,
    ],
  },
];
