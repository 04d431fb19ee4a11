import { MediaStorage } from '../storage/media-storage.ts';

/** Storage of private files, separate from /uploads. */
export abstract class PrivateStorage extends MediaStorage {}
