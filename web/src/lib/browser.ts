/** What leaves the document. Held in one object so that a test can watch it. */
export const browser = {
  /** Loads another document in place of this one: the way back does not lead here. */
  goTo(path: string): void {
    window.location.replace(path);
  },
  openTab(path: string): void {
    window.open(path, '_blank', 'noopener');
  },
  /** A tab of the same product, which may talk to this one. */
  openOwnTab(path: string): Window | null {
    return window.open(path, '_blank');
  },
  /** Only of a tab that a document has opened; others stay. */
  closeTab(): void {
    window.close();
  },
  reload(): void {
    window.location.reload();
  },
};
