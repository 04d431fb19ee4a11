import type { Business } from '@ironbloom/brand';
import type { PageLook } from '@ironbloom/brand/look';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BACKEND_FOLDER } from '../../../config/places.ts';

export interface RenderInput {
  /** Absolute address of the page. */
  url: string;
  /** PUBLIC_URL: what canonical addresses start with. */
  origin: string;
  /** What a month of coaching costs at least, in paise. */
  fromMonthly: number;
  business: Business;
  /** How the site looks, and its colours as a style sheet. */
  look: PageLook;
  colors: string;
  /** Calls `/api/…` in this process, without a socket. */
  apiFetch: (path: string, init?: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
}

export interface RenderOutput {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** What went wrong while rendering, for the log; the page itself says nothing of the inside. */
  error?: unknown;
}

/** What the frontend's server entry exports. */
interface Bundle {
  render: (input: RenderInput) => Promise<RenderOutput>;
}

/** Where the frontend's build puts what the server needs. The same from `src` and from `dist`. */
const FRONTEND_DIST = new URL('../frontend/dist/', BACKEND_FOLDER);
export const CLIENT_DIST = new URL('client/', FRONTEND_DIST);
const SERVER_ENTRY = new URL('server/entry-server.js', FRONTEND_DIST);

/** Loads the frontend's server bundle once and renders pages with it. */
@Injectable()
export class PageRenderer implements OnModuleInit {
  private bundle: Bundle | undefined;

  async onModuleInit(): Promise<void> {
    if (!existsSync(SERVER_ENTRY)) return;
    this.bundle = (await import(pathToFileURL(SERVER_ENTRY.pathname).href)) as Bundle;
  }

  /** @throws when the frontend was not built */
  async render(input: RenderInput): Promise<RenderOutput> {
    if (!this.bundle) throw new Error('The frontend is not built: run npm run build -w frontend');
    return this.bundle.render(input);
  }
}
