/** One line of a table: the name to the left, figures right-aligned under their heads. */
export function line(name: string, cells: readonly string[], nameWidth = 24, cellWidth = 10): string {
  return `  ${name.padEnd(nameWidth)}${cells.map((cell) => cell.padStart(cellWidth)).join('')}`;
}

/** The middle of several rounds, so that one hiccup decides nothing. */
export function medianBy<Item>(items: readonly Item[], value: (item: Item) => number): Item {
  const sorted = items.toSorted((a, b) => value(a) - value(b));
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}
