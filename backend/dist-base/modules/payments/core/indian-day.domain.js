const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
/** The business's day at a moment, `YYYY-MM-DD`: such days compare as texts. */
export const indianDay = (moment) => day.format(moment);
const dateAndTime = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Asia/Kolkata',
});
/** The business's clock, which every mail shows. */
export const inIndia = (moment) => `${dateAndTime.format(moment)} IST`;
//# sourceMappingURL=indian-day.domain.js.map