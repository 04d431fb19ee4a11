/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';
  const manifest: Manifest;
  export default manifest;
}

declare module 'virtual:client-sheets' {
  /** Text by file name, as the manifest spells it. */
  const sheets: Readonly<Record<string, string>>;
  export default sheets;
}

declare module '*&as=picture' {
  const files: import('#shared/ui/media/site-picture.tsx').PictureFiles;
  export default files;
}
