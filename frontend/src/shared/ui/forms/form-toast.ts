import { dismissToast, toast } from '../feedback/toast.ts';

let last: number | undefined;

function clear(): void {
  if (last !== undefined) dismissToast(last);
  last = undefined;
}

const say = (tone: keyof typeof toast) => (text: string) => {
  clear();
  last = toast[tone](text);
};

/** A form's toasts: a new one, or a new submit, dismisses the last one. */
export const formToast = { clear, error: say('error'), info: say('info'), success: say('success') };
