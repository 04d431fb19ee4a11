declare global {
  var ironbloomTestServices: (() => Promise<void>)[] | undefined;
}

/** How what the global setup started is stopped. Jest loads setup and teardown apart: only the process is common. */
export const stops = (globalThis.ironbloomTestServices ??= []);
