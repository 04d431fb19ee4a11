import { type ReactNode, useState } from 'react';
import { isoDay } from '#shared/india/dates.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { usePrograms } from './program.tsx';
import { goesOnWords, nextOf } from './term-words.ts';

/** Of a program that was renewed: when the next one begins. */
export function GoesOn(): ReactNode {
  const { program, programs } = usePrograms();
  const [today] = useState(() => isoDay(Date.now()));
  const next = nextOf(programs, program);
  return next && <Notice tone="green">{goesOnWords(next, today)}</Notice>;
}
