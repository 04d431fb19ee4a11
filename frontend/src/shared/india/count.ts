const grouped = new Intl.NumberFormat('en-IN');

/** "1,50,000": Indian grouping. */
export const formatCount = (count: number): string => grouped.format(count);
