/** account-9: the server's message, else the sign-in's own words. */
export const failure = { refused: 'Login failed', unreachable: 'Login failed' };
