import { formatRupees } from './money.domain.js';
import { monthsInWords } from './plan-catalogue.domain.js';
export { inIndia } from './indian-day.domain.js';
/** "Buddy coaching, 6 months": as it was called when it was ordered. */
export function planLabel({ kindName, duration }) {
    return `${kindName} coaching, ${monthsInWords(duration)}`;
}
/** "MONSOON, ₹1,500 off"; null when nothing was taken off. */
export function offerLabel({ offerName, discountPaise, }) {
    return offerName && `${offerName}, ${formatRupees(discountPaise)} off`;
}
//# sourceMappingURL=plan-label.js.map