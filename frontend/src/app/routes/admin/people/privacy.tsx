export { PrivacyScreen as Component } from '#features/admin-people/privacy-screen.tsx';
