export { shippedBusiness, shippedSiteUrl } from './brand.ts';
export { business, type Business, phoneHref, postalAddress, setBusiness } from './business.ts';
