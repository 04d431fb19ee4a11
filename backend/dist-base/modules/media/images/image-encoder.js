export {};
//# sourceMappingURL=image-encoder.js.map