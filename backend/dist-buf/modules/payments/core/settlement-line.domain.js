export {};
//# sourceMappingURL=settlement-line.domain.js.map