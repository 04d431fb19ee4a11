export { fullDayAndTime as inIndia, isoDay as indianDay } from '@ironbloom/brand/india';
