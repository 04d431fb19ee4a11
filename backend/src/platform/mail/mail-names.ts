/**
 * Every mail and what its template needs; each module adds its own. Dates and amounts come formatted, so that a template holds no
 * logic. The texts lie in `backend/templates`: `<name>.html.hbs` and `<name>.text.hbs`.
 */
// oxlint-disable-next-line typescript/no-empty-interface
export interface MailTemplates {}

export type MailTemplate = keyof MailTemplates;

export interface MailDefinition {
  /** The subject line, as Handlebars text. */
  subject: string;
  /** The data opens an account: it is wiped as soon as the mail has gone out, or cannot. */
  secret?: true;
}
