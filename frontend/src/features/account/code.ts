/** account-4: "Verification code: 6 digits". */
export const boxCount = 6;
export const boxes: readonly number[] = Array.from({ length: boxCount }, (_, box) => box);

/** One digit a box; '' where there is none yet. */
export type Code = readonly string[];

export const noCode: Code = boxes.map(() => '');

export function isComplete(code: Code): boolean {
  return code.every((digit) => digit !== '');
}

/** The digits of a text, a box each; what does not fit is dropped. */
export function toCode(text: string): Code {
  return spread(noCode, 0, text).code;
}

/** Puts the digits of `text` into the boxes from `box` on. `next` is the box to go on with. */
export function spread(code: Code, box: number, text: string): { code: Code; next: number } {
  const digits = [...text.replace(/\D/g, '')];
  // A whole code belongs into all the boxes, wherever it was put.
  const from = digits.length >= boxCount ? 0 : box;
  return {
    code: code.map((digit, index) => digits[index - from] ?? digit),
    next: Math.min(from + digits.length, boxCount - 1),
  };
}
