import { MediaStorage } from '../storage/media-storage.ts';

/** Where private files lie: apart from what /uploads serves. */
export abstract class PrivateStorage extends MediaStorage {}
