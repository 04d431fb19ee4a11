export { PaymentDetail as Component } from '../../../features/admin-payments/components/detail/payment-detail.tsx';
