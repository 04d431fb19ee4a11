/** An area with a menu of its own opens it in place of the site's. `open` answers whether it did. */
export const ownMenu: { open?: (() => boolean) | undefined } = {};
