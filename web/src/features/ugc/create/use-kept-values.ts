import { useEffect, useRef, useState } from 'react';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { useProfile } from '../../../lib/use-profile.ts';
import { keepBrief, keptBrief } from './brief-draft.ts';
import { type CampaignValues, isSame, valuesOf } from './campaign-values.ts';

/** The values of a brief; what is typed stays in the session until it is saved, wherever one goes meanwhile. */
export function useKeptValues(campaign: UgcCampaign | null) {
  const workspaceId = useProfile().data?.user.workspaceId ?? '';
  const [saved] = useState(() => valuesOf(campaign));
  const [place] = useState({ workspaceId, campaignId: campaign?.id ?? null, version: campaign?.version ?? 0 });
  const [values, setValues] = useState<CampaignValues>(() => keptBrief(place, saved) ?? saved);
  const [isResumed, setResumed] = useState(!isSame(values, saved));
  const isOver = useRef(false);

  useEffect(() => {
    if (!isOver.current) keepBrief(place, isSame(values, saved) ? null : values);
  }, [place, saved, values]);

  return {
    values,
    setValues,
    isResumed,
    /** Back to what is saved. */
    giveUp: () => {
      setValues(saved);
      setResumed(false);
    },
    /** It is saved: nothing is kept any more. */
    done: () => {
      isOver.current = true;
      keepBrief(place, null);
    },
  };
}
