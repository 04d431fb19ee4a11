const grouped = new Intl.NumberFormat('en-IN');

/** "1,50,000": Indian grouping. */
export const formatCount = (count: number): string => grouped.format(count);

/** "10,000+" when counting stopped there. */
export const formatTotal = (total: number, more: boolean | undefined): string =>
  `${formatCount(total)}${more ? '+' : ''}`;

/** Singular and plural. */
export type Noun = readonly [one: string, many: string];

export const nounOf = (count: number, [one, many]: Noun): string => (count === 1 ? one : many);
