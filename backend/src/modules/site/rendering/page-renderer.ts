import type { Business, Promises } from '@ironbloom/brand';
import type { PageLook } from '@ironbloom/brand/look';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { BACKEND_FOLDER } from '../../../config/places.ts';

export interface RenderInput {
  /** Absolute address of the page. */
  url: string;
  /** PUBLIC_URL: prefix of canonical addresses. */
  origin: string;
  /** Lowest price of a month of coaching, in paise. */
  fromMonthly: number;
  business: Business;
  promises: Promises;
  /** The look, with its colours as a style sheet. */
  look: PageLook;
  colors: string;
  /** Calls `/api/…` within this process, without a socket. */
  apiFetch: (path: string, init?: RequestInit) => Promise<Response>;
  signal?: AbortSignal;
}

export interface RenderOutput {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** Errors while rendering, for the log. */
  error?: unknown;
}

/** Exports of the frontend's server entry. */
interface Bundle {
  render: (input: RenderInput) => Promise<RenderOutput>;
}

/** Server files of the frontend's build. The same path from `src` and `dist`. */
const FRONTEND_DIST = new URL('../frontend/dist/', BACKEND_FOLDER);
export const CLIENT_DIST = new URL('client/', FRONTEND_DIST);
const SERVER_ENTRY = new URL('server/entry-server.js', FRONTEND_DIST);

/** Loads the frontend's server bundle once and renders pages. */
@Injectable()
export class PageRenderer implements OnModuleInit {
  private bundle: Bundle | undefined;

  async onModuleInit(): Promise<void> {
    if (!existsSync(SERVER_ENTRY)) return;
    this.bundle = (await import(pathToFileURL(SERVER_ENTRY.pathname).href)) as Bundle;
  }

  /** @throws when the frontend is not built */
  async render(input: RenderInput): Promise<RenderOutput> {
    if (!this.bundle) throw new Error('The frontend is not built: run npm run build -w frontend');
    return this.bundle.render(input);
  }
}
