import { useEffect, useState } from 'react';
import { isoDay } from '#shared/india/dates.ts';

const tick = 30_000;

/** ms since 1970; moves on twice a minute, for what counts down. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tick);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** India's day when the component was first drawn, and another one some days later. */
export function useDays(ahead = 0): { today: string; last: string } {
  const [days] = useState(() => ({
    today: isoDay(Date.now()),
    last: isoDay(Date.now() + ahead * 86_400_000),
  }));
  return days;
}
