export { PaymentsScreen as Component } from '#features/admin-payments/components/payments-screen.tsx';
