/** account-4: "Verification code: 6 digits". */
export const boxCount = 6;
export const boxes: readonly number[] = Array.from({ length: boxCount }, (_, box) => box);

/** One digit per box; '' if empty. */
export type Code = readonly string[];

export const noCode: Code = boxes.map(() => '');

export function isComplete(code: Code): boolean {
  return code.every((digit) => digit !== '');
}

/** The digits of a text, one per box; surplus digits are dropped. */
export function toCode(text: string): Code {
  return spread(noCode, 0, text).code;
}

/** Puts the digits of `text` into the boxes from `box` on. `next` is the box to focus. */
export function spread(code: Code, box: number, text: string): { code: Code; next: number } {
  const digits = [...text.replace(/\D/g, '')];
  // A complete code fills all boxes, whichever box received it.
  const from = digits.length >= boxCount ? 0 : box;
  return {
    code: code.map((digit, index) => digits[index - from] ?? digit),
    next: Math.min(from + digits.length, boxCount - 1),
  };
}
