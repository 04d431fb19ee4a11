import { fromModules } from '../declarations.ts';
import type { MailDefinition, MailTemplate } from './mail-names.ts';

export const mailDefinitions = fromModules(
  (modules) =>
    Object.assign({}, ...modules.map(({ mails }) => mails)) as Readonly<Record<MailTemplate, MailDefinition>>,
);

/** Mails whose data opens an account. */
export const secretTemplates = fromModules(() =>
  (Object.keys(mailDefinitions()) as MailTemplate[]).filter((name) => mailDefinitions()[name].secret),
);

/** A field that opens an account, in mails that are stored otherwise. */
export const SECRET_FIELD = 'openLink';
