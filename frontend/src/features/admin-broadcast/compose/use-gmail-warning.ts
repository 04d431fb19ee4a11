import { useEffect, useState } from 'react';
import { mailBytes } from '../api.ts';
import type { Message } from './message.ts';

/** Bytes, of which Gmail shows no more at once. */
const gmailLimit = 100_000;

/** Bytes, some before Gmail's limit: cleaned and in its frame a text may be larger. */
const worthAsking = 80_000;

/** Says that Gmail cuts a message that is too long, as the server counts it; undefined for a shorter one, and until it is counted. */
export function useGmailWarning(message: Message): string | undefined {
  const [counted, setCounted] = useState<{ of: Message; bytes: number }>();
  useEffect(() => {
    if (new Blob([message.bodyHtml]).size < worthAsking) return undefined;
    let gone = false;
    mailBytes(message).then(
      (bytes) => gone || setCounted({ of: message, bytes }),
      // A warning less: sending tells what is wrong.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [message]);
  if (counted?.of !== message || counted.bytes <= gmailLimit) return undefined;
  return `Gmail cuts off messages above 100 kB. This one has ${Math.ceil(counted.bytes / 1_000)} kB, so readers may not see its end with the unsubscribe link. Please shorten it.`;
}
