export { isShippedName, shippedBusiness, shippedSiteUrl } from './brand.ts';
export { type Business, isInIndia, phoneHref, postalAddress } from './business.ts';
export type {
  CareersContent,
  Claim,
  Coach,
  CompanyContent,
  CompanyFigure,
  CompanyGoal,
  ContentPicture,
  FaqContent,
  GalleryPicture,
  HomeContent,
  HowStep,
  LegalContent,
  LegalSection,
  PageContents,
  PageName,
  Question,
  Role,
  SearchWords,
  ShippedPicture,
  Station,
  StepIcon,
  TextSection,
  UploadedFiles,
} from './page-content.ts';
export { stepIcons } from './page-content.ts';
export { type Promises, promisesInWords, shippedPromises } from './promises.ts';
export { business, promises, setBusiness, setPromises } from './published.ts';
