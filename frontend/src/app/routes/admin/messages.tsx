export { Inbox as Component } from '#features/admin-messages/components/inbox.tsx';
