/** What leaves the document. Held in one object so that a test can watch it. */
export const browser = {
  /** Loads another document in place of this one: the way back does not lead here. */
  goTo(path: string): void {
    window.location.replace(path);
  },
  openTab(path: string): void {
    window.open(path, '_blank', 'noopener');
  },
  reload(): void {
    window.location.reload();
  },
};
