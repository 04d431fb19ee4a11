export const TAX_DOCUMENT_KINDS = ['invoice', 'credit_note'];
//# sourceMappingURL=tax-document.js.map