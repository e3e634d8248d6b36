import { Text } from '@mantine/core';
import { rightsSentence } from '../../../../../../shared/rules/ugc/rights-sentence.ts';
import type { UgcCampaign } from '../../../../../../shared/ugc/campaign.ts';
import { RightsList } from '../../rights/rights-tab.tsx';
import classes from '../../ugc.module.css';

/** What the brief buys, and what was bought of each creator. */
export function RightsPart({ campaign: { id, rights } }: { campaign: UgcCampaign }) {
  const sentence = rightsSentence(rights);
  return (
    <>
      {sentence && (
        <Text className={classes.sentence} mb="md">
          {sentence}
        </Text>
      )}
      <RightsList campaignId={id} />
    </>
  );
}
