/** The browser fetches the file itself, so that a long one is written to the disk as it comes. */
export function startDownload(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}
