/**
 * Every mail with its template data; each module adds its own. Dates and amounts are formatted, so that templates need no
 * logic. Texts: `backend/templates/<name>.html.hbs` and `.text.hbs`. Frame and greeting are added (`brand/src/mail-page.ts`).
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface MailTemplates {}

export type MailTemplate = keyof MailTemplates;

export interface MailDefinition {
  /** The subject line, as Handlebars text. */
  subject: string;
  /** To the team: it begins with what to do, not with a greeting. */
  team?: true;
  /** The data opens an account: it is removed once the mail is sent or has failed. */
  secret?: true;
}
