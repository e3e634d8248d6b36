import { useEffect, useState } from 'react';

/** Lines said by the browser, one after the other, in a French voice where it has one. */
export function useReadAloud(lines: readonly string[]) {
  const speech = 'speechSynthesis' in window ? window.speechSynthesis : null;
  const [isReading, setReading] = useState(false);
  useEffect(() => () => speech?.cancel(), [speech]);

  function toggle() {
    if (!speech) return;
    speech.cancel();
    if (isReading) return setReading(false);
    const voice = speech.getVoices().find(({ lang }) => lang.startsWith('fr')) ?? null;
    const said = lines.map((line) => new SpeechSynthesisUtterance(line));
    for (const one of said) Object.assign(one, { lang: 'fr-FR', voice });
    const last = said.at(-1);
    if (!last) return;
    last.onend = () => setReading(false);
    for (const one of said) one.onerror = () => setReading(false);
    for (const one of said) speech.speak(one);
    setReading(true);
  }

  return { canRead: speech !== null, isReading, toggle };
}
