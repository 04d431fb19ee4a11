/** Goes up when the same words would be drawn otherwise: then every card is made anew. */
export const CARD_DESIGN = 1;
//# sourceMappingURL=share-card.js.map