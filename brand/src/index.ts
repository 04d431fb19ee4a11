export { shippedBusiness, shippedSiteUrl } from './brand.ts';
export { type Business, phoneHref, postalAddress } from './business.ts';
export type {
  CareersContent,
  ContentPicture,
  FaqContent,
  LegalContent,
  LegalSection,
  PageContents,
  PageName,
  Question,
  Role,
  SearchWords,
  ShippedPicture,
  UploadedFiles,
} from './page-content.ts';
export { business, setBusiness } from './published.ts';
