export {};
//# sourceMappingURL=payment-detail.js.map