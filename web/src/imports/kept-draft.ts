/** What is on its way to be imported, kept in the session's storage under a key: it survives a reload, and leaving the page. */
export const sessionStorageDraft = <Draft extends { file: unknown }>(key: string, none: Draft) => ({
  kept: (): Draft => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return typeof kept === 'object' && kept !== null ? { ...none, ...kept } : none;
    } catch {
      return none;
    }
  },
  keep: (draft: Draft): void => {
    if (draft.file) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  },
});
