/** Hands a text over as a file. The mark at its head tells Excel that it is UTF-8. */
export function downloadCsv(name: string, text: string): void {
  download(name, ['\ufeff', text.replace(/^\ufeff/, '')], 'text/csv;charset=utf-8');
}

/** Hands data over as a file that people can open too. */
export function downloadJson(name: string, data: unknown): void {
  download(name, [JSON.stringify(data, null, 2)], 'application/json');
}

/** Hands a document over as a file. */
export function downloadMarkdown(name: string, text: string): void {
  download(name, [text], 'text/markdown;charset=utf-8');
}

/** Hands a plain text over as a file. */
export function downloadText(name: string, text: string): void {
  download(name, [text], 'text/plain;charset=utf-8');
}

/** Hands structured data over as a file, as they came. */
export function downloadXml(name: string, text: string): void {
  download(name, [text], 'application/xml');
}

function download(name: string, parts: string[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  downloadFile(name, url);
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Hands over the file that stands at an address. */
export function downloadFile(name: string, url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
