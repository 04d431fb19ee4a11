export { isGstin } from './gstin.domain.ts';
