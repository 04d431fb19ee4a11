import { business, shippedBusiness } from '@ironbloom/brand';
import { publishedLook } from '@ironbloom/brand/look';
import { createHash } from 'node:crypto';
import { CARD_DESIGN } from '../../media/card-images.api.js';
/** As it is published now. */
export function cardSite() {
    const { colors, logoLight, icon } = publishedLook().look;
    const { name } = business();
    const site = {
        name,
        accent: colors.accent,
        ink: colors.ink,
        logoId: logoLight?.id ?? null,
        iconId: icon?.id ?? null,
        isShippedName: name === shippedBusiness.name,
    };
    return { ...site, key: hashOf([CARD_DESIGN, site]) };
}
export const hashOf = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
//# sourceMappingURL=share-card-site.js.map