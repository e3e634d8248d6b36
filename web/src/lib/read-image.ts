/** How a PNG and a JPEG begin: a browser calls a file by the end of its name. */
const imageStarts = ['data:image/png;base64,iVBORw0KGgo', 'data:image/jpeg;base64,/9j/'];

/** The data URL of a PNG or a JPEG of so many bytes at most; null of any other file. */
export async function readImage(file: File, maxBytes: number): Promise<string | null> {
  const dataUrl = file.size <= maxBytes ? await readDataUrl(file) : null;
  return dataUrl && imageStarts.some((start) => dataUrl.startsWith(start)) ? dataUrl : null;
}

const readDataUrl = (file: File) =>
  new Promise<string | null>((done) => {
    const reader = new FileReader();
    reader.onload = () => done(typeof reader.result === 'string' ? reader.result : null);
    reader.onerror = () => done(null);
    reader.readAsDataURL(file);
  });
