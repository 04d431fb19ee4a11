export { formatMoney, formatRupees, formatToPaise } from '@ironbloom/brand/india';
