/** What the images and docker-compose.yml set for memory, so that a bench measures what is deployed. */
export const IMAGE_MEMORY = {
  NODE_OPTIONS: '--max-old-space-size=448 --max-semi-space-size=4',
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** The worker's own, on top: sending makes more garbage than reading. */
export const WORKER_OPTIONS = ['--max-semi-space-size=16'];
