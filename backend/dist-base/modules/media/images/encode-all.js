import { encodeHero, encodeIcon, encodeLogo, encodeSocialUpload } from './encode-brand.js';
import { encodeSocial, encodeWidths } from './encode.js';
import { encodeShareCard } from './share-card/encode-share-card.js';
export const encoder = {
    encodeWidths,
    encodeSocial,
    encodeSocialUpload,
    encodeHero,
    encodeLogo,
    encodeIcon,
    encodeShareCard,
};
//# sourceMappingURL=encode-all.js.map