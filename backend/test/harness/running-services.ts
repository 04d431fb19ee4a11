declare global {
  var ironbloomTestServices: (() => Promise<void>)[] | undefined;
}

/** Stops what the global setup started. Jest loads setup and teardown separately; they share only the process. */
export const stops = (globalThis.ironbloomTestServices ??= []);
