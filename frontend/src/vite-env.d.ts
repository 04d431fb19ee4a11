/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';
  const manifest: Manifest;
  export default manifest;
}

declare module 'virtual:client-sheets' {
  /** CSS text by file name, as in the manifest. */
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}

declare module '*&as=picture' {
  const files: import('#shared/ui/media/site-picture.tsx').PictureFiles;
  export default files;
}
/** The files of the client's area, and a hash of their names. */
declare module 'virtual:my-files' {
  export const files: readonly string[];
  export const version: string;
}
