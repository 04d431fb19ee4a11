export { Inbox as Component } from '#features/admin-messages/inbox.tsx';
