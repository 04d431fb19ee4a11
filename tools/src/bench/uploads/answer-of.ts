import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The next thing that a program of ours says. @throws what went wrong there, which it says as a text, or that it ended */
export async function answerOf<Answer>(program: ChildProcess): Promise<Answer> {
  const heard = new AbortController();
  const { signal } = heard;
  const end = once(program, 'exit', { signal }).then(() => Promise.reject(new Error('it ended')));
  try {
    const [message] = (await Promise.race([once(program, 'message', { signal }), end])) as [Answer | string];
    if (typeof message === 'string') throw new Error(message);
    return message;
  } finally {
    heard.abort();
  }
}
