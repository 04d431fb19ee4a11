/** The business's. India keeps one time the whole year. */
export const zone = 'Asia/Kolkata';
export const offset = '+05:30';
export const offsetMs = 5.5 * 3_600_000;
