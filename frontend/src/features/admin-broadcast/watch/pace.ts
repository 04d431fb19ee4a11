/** Finished recipients at a time (ms). */
export interface Look {
  at: number;
  done: number;
}

/** ms. Older samples may precede a pause or a retry. */
const MEMORY = 30_000;
/** ms. Mails go out in bursts: a shorter span says nothing. */
const LEAST = 3_000;

/** Adds a sample and drops old ones. A retry lowers the count and starts afresh. */
export function remember(looks: readonly Look[], look: Look): Look[] {
  const goesOn = look.done >= (looks.at(-1)?.done ?? 0);
  return goesOn ? [...looks.filter(({ at }) => at >= look.at - MEMORY), look] : [look];
}

/** Messages a second; 0 if nothing moves or too little is known. */
export function paceOf(looks: readonly Look[]): number {
  const [first, last] = [looks[0], looks.at(-1)];
  if (!first || !last || last.at - first.at < LEAST) return 0;
  return ((last.done - first.done) / (last.at - first.at)) * 1_000;
}

/** "12 a second. About 7 minutes left"; empty if nothing moves. @param pace messages a second */
export function paceWords(pace: number, left: number): string {
  if (pace <= 0) return '';
  return `${pace.toFixed(pace < 10 ? 1 : 0)} a second. ${timeLeft(left / pace)}`;
}

function timeLeft(seconds: number): string {
  if (seconds < 50) return 'Less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  return `About ${Math.round(minutes / 60)} hours left`;
}
