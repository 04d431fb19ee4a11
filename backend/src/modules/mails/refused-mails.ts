import { secretTemplates } from '../../platform/mail/declared-mails.ts';

/**
 * SQL: mails that were refused and still want somebody: nobody has dismissed them, and trying again makes sense. A code
 * is of no use after a day, and its mail cannot be sent again.
 */
export const refusedAndOpen = (): string => `status = 'failed' AND dismissed_at IS NULL
  AND (created_at > now() - interval '1 day' OR template NOT IN (${secretTemplates()
    .map((name) => `'${name}'`)
    .join(', ')}))`;
