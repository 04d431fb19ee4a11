export { PaymentList as Component } from '../../../features/admin-payments/components/payment-list.tsx';
