/** A random UUID v4. crypto.randomUUID requires https or localhost. */
export function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte, index) => {
    const versioned = index === 6 ? (byte & 0x0f) | 0x40 : byte;
    return (index === 8 ? (versioned & 0x3f) | 0x80 : versioned).toString(16).padStart(2, '0');
  });
  return [
    [0, 4],
    [4, 6],
    [6, 8],
    [8, 10],
    [10, 16],
  ]
    .map(([from, to]) => hex.slice(from, to).join(''))
    .join('-');
}
