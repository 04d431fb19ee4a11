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

/** What a form has to say, one sentence at a time: a new one, or a new try, takes the last one away. */
export const formToast = { clear, error: say('error'), info: say('info'), success: say('success') };
