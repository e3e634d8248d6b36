import { useState } from 'react';

/** Puts a text on the clipboard; `copied` says whether it went, null before anyone asked. */
export function useCopy(text: string) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return { copied, copy };
}
