const retryMs = 3_000;

/** Asks for code until it comes: for what stands on the page already and can do without it meanwhile. */
export async function untilHere<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, retryMs));
    return untilHere(load);
  }
}
