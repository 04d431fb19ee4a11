/** A browser, as its cookie tells it from others. */
export interface Device {
  id: string;
  /** Whether the owner of this address has signed in there before. */
  knows(email: string): boolean;
}

/** Who is counted: everybody who types the address, or the one browser that its owner signed in from before. */
export function requesterKey(email: string, device: Device | undefined): string {
  return device?.knows(email) ? `${email}\n${device.id}` : email;
}
