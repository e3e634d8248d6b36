let dialog: (() => Promise<boolean>) | null = null;
let asked: Promise<boolean> | null = null;

/** What asks the password, as long as it is there. Answers what takes it away. */
export function askPasswordBy(next: () => Promise<boolean>): () => void {
  dialog = next;
  return () => {
    if (dialog === next) dialog = null;
  };
}

/** Has the password typed again, once for all that waits for it; false when the person would not, or cannot be asked. */
export function askPassword(): Promise<boolean> {
  asked ??= (dialog?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
