export { OwnerMailsScreen as Component } from '#features/admin-digest/components/owner-mails-screen.tsx';
