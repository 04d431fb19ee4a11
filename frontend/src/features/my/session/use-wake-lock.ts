import { useEffect } from 'react';

export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/** Keeps the screen on while the page is in sight. The browser may refuse, for example with little battery. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !canStayAwake()) return undefined;
    let lock: WakeLockSentinel | undefined;
    let over = false;
    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible') return;
      const given = await navigator.wakeLock.request('screen');
      if (over) await given.release();
      else lock = given;
    }
    const again = (): void => void ask().catch(() => undefined);
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      void lock?.release().catch(() => undefined);
    };
  }, [wanted]);
}
