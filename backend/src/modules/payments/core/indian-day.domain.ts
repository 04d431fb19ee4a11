const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** The business's day at a moment, `YYYY-MM-DD`: such days compare as texts. */
export const indianDay = (moment: Date): string => day.format(moment);
