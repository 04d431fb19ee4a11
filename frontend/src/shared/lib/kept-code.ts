import { browserStore } from './browser-store.ts';

const kept = browserStore('tab', 'checkout_code');

/** The offer code of this tab: of the address it was opened with, or the one that the checkout took last. */
export const keptCode = {
  read: (): string => {
    const stored = kept.read();
    return typeof stored === 'string' ? stored : '';
  },
  keep: (code: string): void => void kept.write(code),
  forget: (): void => kept.clear(),
};

/** `?code=` of an address; empty for none. */
export const codeInAddress = (search: string): string =>
  new URLSearchParams(search).get('code')?.trim().slice(0, 40) ?? '';
