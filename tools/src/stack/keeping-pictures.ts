import path from 'node:path';

/** For the seed: what it makes of the demo's pictures stays beside the sources, so that it is made once. */
export function keepingPictures(root: string): string[] {
  return ['--picture-cache', path.join(root, '.cache/demo-pictures')];
}
