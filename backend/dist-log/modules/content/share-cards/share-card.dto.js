import { z } from 'zod';
/** Beside what is shared. */
export const card = z.string().optional().meta({
    description: 'Address of its 1200 × 630 picture with title and logo for social networks, once it is drawn',
});
//# sourceMappingURL=share-card.dto.js.map