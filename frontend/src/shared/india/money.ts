export { formatMoney } from '@ironbloom/brand/india';
