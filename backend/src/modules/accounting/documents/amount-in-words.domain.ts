const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
/** As India counts. */
const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1_000, 'thousand'],
  [100, 'hundred'],
] as const;

/** "Rupees fourteen thousand three hundred seventy-five and fifty paise only". @param paise an integer from 0 on */
export function amountInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  const tail = rest > 0 ? ` and ${words(rest)} paise` : '';
  return `Rupees ${words(rupees)}${tail} only`;
}

function words(count: number): string {
  for (const [unit, name] of UNITS) {
    if (count < unit) continue;
    const rest = count % unit;
    return `${words(Math.floor(count / unit))} ${name}${rest > 0 ? ` ${words(rest)}` : ''}`;
  }
  if (count < 20) return SMALL[count] ?? '';
  const ten = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 > 0 ? `${ten}-${SMALL[count % 10]}` : ten;
}
