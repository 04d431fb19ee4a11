import { discountOn, discountPercent } from './discount.domain.js';
/** Two screens sell at two prices (pay-2); home shows the `simple-payment` list. */
export const PRICE_LISTS = ['training-programs', 'simple-payment'];
/** Every plan of a list as it is sold on a day, hidden ones too. @param day in India, `YYYY-MM-DD` */
export function plansOf({ kinds, plans, sales }, list, day) {
    const running = sales.filter(({ startsOn, endsOn }) => (startsOn ?? day) <= day && day <= endsOn);
    return kinds.flatMap((kind) => plans
        .filter((plan) => plan.priceList === list && plan.kind === kind.key)
        .map((plan) => planOn(plan, kind, running)));
}
/** The plan that is sold under these words, or undefined when there is no such plan. Hidden ones are found. */
export function findPlan(catalogue, wanted, day) {
    const list = PRICE_LISTS.find((id) => id === wanted.priceList);
    if (!list)
        return undefined;
    return plansOf(catalogue, list, day).find(({ trainingType, duration }) => trainingType === wanted.trainingType && duration === wanted.duration);
}
function planOn(plan, kind, running) {
    const { id, months: duration, price: listPrice, originalPrice, mostChosen, visible } = plan;
    const sale = lowest(plan, running);
    const price = listPrice - (sale ? discountOn(listPrice, sale.discount) : 0);
    return {
        id,
        trainingType: kind.key,
        kindName: kind.name,
        people: kind.people,
        duration,
        price,
        listPrice,
        originalPrice,
        discountPercent: discountPercent(price, originalPrice),
        mostChosen,
        visible,
        sale: sale ? { id: sale.id, name: sale.name, endsOn: sale.endsOn } : null,
    };
}
/** Of several sales at once a buyer gets the best; they are not added up. */
function lowest({ id, price }, running) {
    const off = ({ discount }) => discountOn(price, discount);
    const [best] = running
        .filter((sale) => !sale.planIds || sale.planIds.includes(id))
        .toSorted((a, b) => off(b) - off(a));
    return best;
}
/** "1 month", "6 months" */
export const monthsInWords = (months) => `${months} ${months === 1 ? 'month' : 'months'}`;
//# sourceMappingURL=plan-catalogue.domain.js.map