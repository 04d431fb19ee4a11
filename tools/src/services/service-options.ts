import type { RunningProcess } from './service.ts';

export interface ServiceOptions {
  /** The folder of all parts: each keeps its data in `<dataDir>/<name>`, its log in `logs/`, its pid in `run/`. */
  dataDir: string;
  /** Port on 127.0.0.1; a free one when absent. */
  port?: number;
  /** False trades safety in a power cut for speed: right for tests, wrong for anything kept. Default true. */
  durable?: boolean;
  /** Gives up a start that is under way. */
  signal?: AbortSignal | undefined;
}

/** A started service and the address to reach it at. */
export interface Service extends RunningProcess {
  url: string;
}
