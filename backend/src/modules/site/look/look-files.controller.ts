import { publishedLook } from '@ironbloom/brand/look';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { platformError } from '../../../platform/errors/errors.ts';
import { PICTURE_POLICY } from '../../../platform/http/output/security-headers.ts';
import { sharedCacheFor } from '../../../platform/http/output/shared-cache.ts';
import { MediaLibrary } from '../../media/media-library.service.ts';
import { BACKEND_FOLDER } from '../../../config/places.ts';

/** Shipped files. The same path from `src` and `dist`. */
const SHIPPED = new URL('../brand/assets/', BACKEND_FOLDER);

interface PublishedFile {
  id: string;
  name: string;
}

type Finder = () => PublishedFile | undefined;

/** A file of the published icon; undefined: the shipped one is served. */
const ofIcon =
  (name: string): Finder =>
  () => {
    const { icon } = publishedLook().look;
    return icon ? { id: icon.id, name } : undefined;
  };

const MAIL_LOGO = 'logo-horizontal.png';
/** Fixed addresses requested by browsers, phones and other sites, with their published files. */
const FILES: Readonly<Record<string, Finder>> = {
  'favicon.ico': ofIcon('favicon-32.ico'),
  'favicon.svg': ofIcon('icon-0.svg'),
  'apple-touch-icon.png': ofIcon('apple-180.png'),
  'icon-192.png': ofIcon('icon-192.png'),
  'icon-512.png': ofIcon('icon-512.png'),
  'icon-maskable-512.png': ofIcon('maskable-512.png'),
  'logo-horizontal.svg': () => {
    const { logoLight } = publishedLook().look;
    return logoLight ? { id: logoLight.id, name: path.basename(logoLight.src) } : undefined;
  },
  // Mails name it while no logo is published; opened later, they show the published one.
  [MAIL_LOGO]: () => {
    const { logoLight } = publishedLook().look;
    return logoLight ? { id: logoLight.id, name: path.basename(logoLight.png) } : undefined;
  },
  'og-default.jpg': () => {
    const { social } = publishedLook().look;
    return social ? { id: social.id, name: 'social-0.jpg' } : undefined;
  },
};
const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
/** Pages use versioned addresses of logo and social picture, which browsers may cache. */
const KEPT_FOR_AN_HOUR = ['logo-horizontal.svg', MAIL_LOGO, 'og-default.jpg'];
const SHARED = sharedCacheFor(1_000);

/** Icons, logo and social picture at fixed addresses (look-4), cached by nginx for a second. */
@ApiExcludeController()
@Controller()
export class LookFilesController {
  constructor(private readonly library: MediaLibrary) {}

  @Get(Object.keys(FILES))
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [address = ''] = request.url.slice(1).split('?', 1);
    const found = FILES[address]?.();
    const body = found ? await this.library.read(found.id, found.name) : await shippedFile(address);
    if (!body) throw platformError('NOT_FOUND');
    const isKept = KEPT_FOR_AN_HOUR.includes(address);
    await reply
      .headers({
        'content-security-policy': PICTURE_POLICY,
        'content-type': TYPES[path.extname(found?.name ?? address)],
        'cache-control': SHARED.replace('max-age=0', isKept ? 'max-age=3600' : 'max-age=5'),
        // Mails show it on other sites' pages.
        ...(address === MAIL_LOGO && { 'cross-origin-resource-policy': 'cross-origin' }),
      })
      .send(body);
  }
}

const shippedFile = (name: string): Promise<Buffer> => readFile(new URL(name, SHIPPED));
