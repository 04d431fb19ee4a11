export { OwnerMailsScreen as Component } from '#features/admin-digest/owner-mails-screen.tsx';
