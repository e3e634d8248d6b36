import { type ComponentType, useEffect, useState } from 'react';
import { loadConfig } from '../monitoring/load-config.ts';
import { readConsent } from './choice.ts';

/** Asks for consent where there is something to ask; otherwise nothing, and nothing is loaded for it. */
export function ConsentNotice() {
  const [Panel, setPanel] = useState<ComponentType | null>(null);

  useEffect(() => {
    loadPanel()
      .then((panel) => panel && setPanel(() => panel))
      .catch((failure) => console.error('[consent]', failure));
  }, []);

  return Panel && <Panel />;
}

async function loadPanel(): Promise<ComponentType | null> {
  if (readConsent()) return null;
  const { sentryDsn } = await loadConfig();
  if (!sentryDsn) return null;
  const { ConsentPanel } = await import('./consent-panel.tsx');
  return ConsentPanel;
}
