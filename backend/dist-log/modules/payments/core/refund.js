export {};
//# sourceMappingURL=refund.js.map