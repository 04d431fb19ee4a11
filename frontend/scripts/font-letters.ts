const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789é';
const signs = ` !"#%&'()+,-./:;?\u00a0\u2002°·×–—‘’“”…−`;

/** The characters of the font files that every first visit loads; `unicode-range` in tokens.css must be the same. */
export const fontLetters = {
  'big-shoulders': letters + signs,
  inter: `${letters}${signs}$*=@[]_~©•½¼¾↑`,
} as const;
