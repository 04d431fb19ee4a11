/** Parses typed rupees ("14375", "14,375", "₹14,375.50") to paise; undefined for anything else. */
export function readRupees(text: string): number | undefined {
  const plain = text.trim().replace(/^₹\s*/, '');
  const match = /^(\d{1,3}(?:,\d{2,3})*|\d{1,8})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!match) return undefined;
  const [, rupees = '', paise = ''] = match;
  return Number(rupees.replaceAll(',', '')) * 100 + Number(paise.padEnd(2, '0'));
}

/** Paise as they would be typed: "14375" or "14375.50". */
export function typedRupees(paise: number): string {
  return paise % 100 === 0 ? String(paise / 100) : (paise / 100).toFixed(2);
}
