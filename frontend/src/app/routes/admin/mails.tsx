export { MailList as Component } from '#features/admin-mails/components/mail-list.tsx';
