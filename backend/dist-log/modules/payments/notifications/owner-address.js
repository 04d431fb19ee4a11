import { business } from '@ironbloom/brand';
/** Where the owner reads: ADMIN_EMAIL, else support. */
export const ownerAddress = ({ ADMIN_EMAIL }) => ADMIN_EMAIL ?? business().supportEmail;
//# sourceMappingURL=owner-address.js.map