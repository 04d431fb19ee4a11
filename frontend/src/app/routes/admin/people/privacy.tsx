export { PrivacyScreen as Component } from '#features/admin-people/components/privacy/privacy-screen.tsx';
