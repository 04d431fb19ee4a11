/** Finished recipients at a time (ms). */
export interface Sample {
  at: number;
  done: number;
}

/** ms. Older samples may precede a pause or a retry. */
const WINDOW_MS = 30_000;
/** ms. Mails go out in bursts: a shorter span says nothing. */
const MIN_SPAN_MS = 3_000;

/** Adds a sample and drops old ones. A retry lowers the count and starts afresh. */
export function addSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const goesOn = sample.done >= (samples.at(-1)?.done ?? 0);
  return goesOn ? [...samples.filter(({ at }) => at >= sample.at - WINDOW_MS), sample] : [sample];
}

/** Messages a second; 0 if nothing moves or too little is known. */
export function paceOf(samples: readonly Sample[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < MIN_SPAN_MS) return 0;
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
