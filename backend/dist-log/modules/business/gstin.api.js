export { isGstin } from './gstin.domain.js';
//# sourceMappingURL=gstin.api.js.map