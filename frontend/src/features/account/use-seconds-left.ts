import { useCallback, useSyncExternalStore } from 'react';

/** ms. Short enough to skip no second. */
const tick = 500;

function everyTick(onTick: () => void): () => void {
  const timer = setInterval(onTick, tick);
  return () => clearInterval(timer);
}

/** Whole seconds until a moment (ms since 1970), then 0. */
export function useSecondsLeft(until: number): number {
  const left = useCallback(() => Math.max(0, Math.ceil((until - Date.now()) / 1000)), [until]);
  return useSyncExternalStore(everyTick, left, () => 0);
}

/** 246 → "4:06" (account-5). */
export function asClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
