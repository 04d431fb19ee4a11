export { isGstin, isOfState } from './gstin.domain.ts';
