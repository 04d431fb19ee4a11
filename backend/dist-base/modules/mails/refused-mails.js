import { SECRET_TEMPLATES } from '../../platform/mail/mail-templates.js';
/**
 * SQL: mails that were refused and still want somebody: nobody has dismissed them, and trying again makes sense. A code
 * is of no use after a day, and its mail cannot be sent again.
 */
export const REFUSED_AND_OPEN = `status = 'failed' AND dismissed_at IS NULL
  AND (created_at > now() - interval '1 day' OR template NOT IN (${SECRET_TEMPLATES.map((name) => `'${name}'`).join(', ')}))`;
//# sourceMappingURL=refused-mails.js.map