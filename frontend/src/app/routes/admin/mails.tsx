export { MailList as Component } from '#features/admin-mails/mail-list.tsx';
