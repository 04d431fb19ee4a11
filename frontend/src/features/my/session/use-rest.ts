import { useEffect, useRef, useState } from 'react';
import { isRecord } from '#shared/lib/browser-store.ts';
import { memberStore } from '#shared/session/member-store.ts';

export interface Rest {
  /** ms since 1970, by the clock of this device. */
  until: number;
  /** Of the whole rest. */
  seconds: number;
}

const store = () => memberStore('training-rest');

function keptRest(): Rest | undefined {
  const kept = store().read();
  if (!isRecord(kept)) return undefined;
  const { until, seconds } = kept as unknown as Rest;
  return Number.isFinite(until) && Number.isFinite(seconds) && until > Date.now()
    ? { until, seconds }
    : undefined;
}

const TONE_HZ = 880;
const TONE_S = 0.35;
const BUZZ_MS = [200, 100, 200];

let audio: AudioContext | undefined;

/** Browsers allow sound only after a press: this is called by one. */
export function prepareSound(): void {
  if (typeof AudioContext === 'undefined') return;
  audio ??= new AudioContext();
  void audio.resume().catch(() => undefined);
}

/** The end of a rest, heard and felt while the page is in sight. */
function signal(withSound: boolean): void {
  if (document.visibilityState !== 'visible' || !withSound) return;
  navigator.vibrate?.(BUZZ_MS);
  if (audio?.state !== 'running') return;
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = TONE_HZ;
  volume.gain.setValueAtTime(0.25, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + TONE_S);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + TONE_S);
}

/** The rest between two sets: its end is kept, so that it is right after a reload and on return. */
export function useRest(withSound: boolean) {
  const [rest, setRest] = useState(keptRest);
  const [now, setNow] = useState(() => Date.now());
  const sound = useRef(withSound);
  useEffect(() => {
    sound.current = withSound;
  }, [withSound]);

  function change(next: Rest | undefined): void {
    if (next) store().write(next);
    else store().clear();
    setNow(Date.now());
    setRest(next);
  }

  useEffect(() => {
    if (!rest) return undefined;
    function look(): void {
      if (Date.now() < rest!.until) {
        setNow(Date.now());
        return;
      }
      // Longer ago than a moment: she was away.
      if (Date.now() - rest!.until < 2_000) signal(sound.current);
      store().clear();
      setRest(undefined);
    }
    const timer = setInterval(look, 250);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [rest]);

  // Another tab has begun, changed or skipped it.
  useEffect(() => {
    function take(): void {
      setNow(Date.now());
      setRest(keptRest());
    }
    window.addEventListener('storage', take);
    return () => window.removeEventListener('storage', take);
  }, []);

  return {
    rest: rest && { ...rest, left: Math.max(0, Math.ceil((rest.until - now) / 1000)) },
    begin: (seconds: number) => change({ until: Date.now() + seconds * 1000, seconds }),
    add: (seconds: number) => {
      if (!rest) return;
      const until = rest.until + seconds * 1000;
      change(
        until > Date.now()
          ? { until, seconds: Math.max(rest.seconds, Math.ceil((until - Date.now()) / 1000)) }
          : undefined,
      );
    },
    skip: () => change(undefined),
  };
}
