export { OwnerMailsScreen as Component } from '../../../features/admin-owner-mails/components/owner-mails-screen.tsx';
