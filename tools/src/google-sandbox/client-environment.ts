export interface GoogleClient {
  id: string;
  secret: string;
}

/** Settings that make the backend use the sandbox at `url`. */
export function clientEnvironment(url: string, client: GoogleClient): Record<string, string> {
  return {
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_AUTHORIZATION_URL: `${url}/choose`,
    GOOGLE_TOKEN_URL: `${url}/token`,
    GOOGLE_USERINFO_URL: `${url}/userinfo`,
  };
}
