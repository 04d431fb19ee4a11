import { useEffect, useState } from 'react';
import { mailBytes } from '../api.ts';
import type { Message } from './message.ts';

/** Bytes, some before Gmail's limit: cleaned and in its frame a text may be larger. */
const worthAsking = 80_000;

/** Bytes of a long message as it is sent, which the server counts; undefined for a short one, and until it is counted. */
export function useMailSize(message: Message): number | undefined {
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
  return counted?.of === message ? counted.bytes : undefined;
}
