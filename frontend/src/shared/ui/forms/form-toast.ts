import { dismissToast, toast } from '../feedback/toast.ts';

let last: number | undefined;

/** What a form has to say, one sentence at a time: a new one, or a new try, takes the last one away. */
export const formToast = {
  clear(): void {
    if (last !== undefined) dismissToast(last);
    last = undefined;
  },
  error(text: string): void {
    formToast.clear();
    last = toast.error(text);
  },
  info(text: string): void {
    formToast.clear();
    last = toast.info(text);
  },
  success(text: string): void {
    formToast.clear();
    last = toast.success(text);
  },
};
