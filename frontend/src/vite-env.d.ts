/// <reference types="vite/client" />

declare module 'virtual:client-manifest' {
  import type { Manifest } from 'vite';
  const manifest: Manifest;
  export default manifest;
}
