/** Hands a text over as a file. The mark at its head tells Excel that it is UTF-8. */
export function downloadCsv(name: string, text: string): void {
  const url = URL.createObjectURL(
    new Blob(['\ufeff', text.replace(/^\ufeff/, '')], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
