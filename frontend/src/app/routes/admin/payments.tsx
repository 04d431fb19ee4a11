export { PaymentList as Component } from '../../../features/admin-payments/components/list/payment-list.tsx';
