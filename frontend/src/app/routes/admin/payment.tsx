export { PaymentDetail as Component } from '../../../features/admin-payments/components/payment-detail.tsx';
