export type ConsentChoice = 'accepted' | 'refused';

const storageKey = 'consent';
const changed = 'consent-changed';
export const consentMonths = 6;

/** What the visitor chose less than six months ago, or null: then nothing that needs consent may start. */
export function readConsent(now = new Date()): ConsentChoice | null {
  const { choice, at } = stored();
  if (choice !== 'accepted' && choice !== 'refused') return null;
  const ends = new Date(String(at));
  ends.setMonth(ends.getMonth() + consentMonths);
  return now < ends ? choice : null;
}

export function saveConsent(choice: ConsentChoice, now = new Date()): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ choice, at: now.toISOString() }));
  } catch {
    // A browser that keeps nothing asks again.
  }
  window.dispatchEvent(new Event(changed));
}

/** Calls `listener` when the choice changes, in this tab or another; the answer stops it. */
export function onConsent(listener: (choice: ConsentChoice | null) => void): () => void {
  const here = () => listener(readConsent());
  const elsewhere = (event: StorageEvent) => event.key === storageKey && here();
  window.addEventListener(changed, here);
  window.addEventListener('storage', elsewhere);
  return () => {
    window.removeEventListener(changed, here);
    window.removeEventListener('storage', elsewhere);
  };
}

function stored(): { choice?: unknown; at?: unknown } {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
