/** Days in which a request is answered: what the buyer is promised, and the owner is shown (pay-35). */
export const ANSWER_DAYS = 7;
//# sourceMappingURL=refund-request.js.map