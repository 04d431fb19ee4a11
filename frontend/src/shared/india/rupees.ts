export { formatRupees } from '@ironbloom/brand/india';
