import { careersPage } from './careers.js';
import { companyPage } from './company.js';
import { faqPage } from './faq.js';
import { homePage } from './home.js';
import { privacyPage, termsPage } from './legal.js';
/** Every page whose content the owner writes. */
export const pages = {
    faq: faqPage,
    careers: careersPage,
    terms: termsPage,
    privacy: privacyPage,
    home: homePage,
    company: companyPage,
};
export const pageNames = Object.keys(pages);
//# sourceMappingURL=index.js.map