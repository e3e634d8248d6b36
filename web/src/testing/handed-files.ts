import { vi } from 'vitest';

/** The files that the page hands over until the test ends, in a browser that does not leave the page for them. */
export function handedFiles(): Blob[] {
  const made = new Map<string, Blob>();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${made.size}`;
    if (file instanceof Blob) made.set(url, file);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = made.get(this.href);
    if (file) files.push(file);
  });
  return files;
}
