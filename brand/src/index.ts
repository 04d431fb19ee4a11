export { shippedBusiness, shippedSiteUrl } from './brand.ts';
export { type Business, phoneHref, postalAddress } from './business.ts';
export { business, setBusiness } from './published.ts';
