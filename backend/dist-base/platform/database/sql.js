export {};
//# sourceMappingURL=sql.js.map