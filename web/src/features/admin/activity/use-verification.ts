import { useEffect, useState } from 'react';
import { type ActivityVerification, verifyAdminActivity } from '../../../../../shared/admin/activity.contract.ts';
import { sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';

export type Verified = ActivityVerification & { of: 'chain' | 'export' };

/** Verifies a chain, call after call where one is not enough, or an export against it. */
export function useVerification(chain: string, onEnd: () => unknown) {
  const [verified, setVerified] = useState<Verified | null>(null);
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was found is of another chain
  useEffect(() => setVerified(null), [chain]);

  const run = async (of: Verified['of'], verify: () => Promise<ActivityVerification>) => {
    if (busy) return;
    setBusy(true);
    try {
      setVerified({ ...(await verify()), of });
      await onEnd();
    } catch (error) {
      sayRefused('La vérification n’a pas pu être faite', error);
    } finally {
      setBusy(false);
    }
  };
  return {
    verified,
    busy,
    verifyChain: () => run('chain', () => wholeChain(chain)),
    verifyFile: (file: File) =>
      run('export', async () => request(verifyAdminActivity, { body: { ndjson: await file.text() } })),
  };
}

async function wholeChain(workspaceId: string): Promise<ActivityVerification> {
  let found = await request(verifyAdminActivity, { body: { workspaceId, fromBlock: 1 } });
  while (found.ok && found.nextBlock !== null) {
    const next = await request(verifyAdminActivity, { body: { workspaceId, fromBlock: found.nextBlock } });
    found = { ...next, checked: found.checked + next.checked };
  }
  return found;
}
