const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789é';
const signs = ` !"#%&'()+,-./:;?\u00a0\u2002°·×–—‘’“”…−`;

/** What the file of a family holds that every first visit fetches; `unicode-range` in tokens.css says the same. */
export const fontLetters = {
  'big-shoulders': letters + signs,
  inter: `${letters}${signs}$*=@[]_~©•½¼¾↑`,
} as const;
