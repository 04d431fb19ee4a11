import { browserStore } from './browser-store.ts';

const kept = browserStore('tab', 'checkout_code');

/** This tab's offer code: from the address, or the last one that the checkout accepted. */
export const keptCode = {
  read: (): string => {
    const stored = kept.read();
    return typeof stored === 'string' ? stored : '';
  },
  keep: (code: string): void => void kept.write(code),
  forget: (): void => kept.clear(),
};

/** The query parameter `code`, or ''. */
export const codeInAddress = (search: string): string =>
  new URLSearchParams(search).get('code')?.trim().slice(0, 40) ?? '';
