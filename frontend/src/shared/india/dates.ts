export {
  clockTime,
  dayAndMonth,
  dayAndTime,
  exactTime,
  fullDayAndTime,
  isoDay,
  shownDay,
  weekday,
} from '@ironbloom/brand/india';
