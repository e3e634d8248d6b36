import { Skeleton, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import classes from './campaign.module.css';
import { type ComparedPeriod, isComparable } from './compared-period.ts';
import { summaryText } from './summary-text.ts';
import { useMetrics } from './use-campaign.ts';

/** The campaign in a sentence, and what to know before trusting its figures. */
export function Summary({ campaign, period }: { campaign: Campaign; period: ComparedPeriod }) {
  const { data, error } = useMetrics(campaign.id, period);
  if (period.problem || campaign.firstDay === null) return null;
  if (!data) return error ? null : <Skeleton height={26} maw={640} />;
  const { warnings } = data.metrics;
  return (
    <div className={classes.summary}>
      <Text fz="1.0625rem" fw={500} role="status">
        {summaryText(data.metrics, isComparable(period, campaign.firstDay))}
      </Text>
      {warnings.length > 0 && (
        <ul className={classes.warnings} aria-label="À savoir sur ces chiffres">
          {warnings.map(({ code, text }) => (
            <li key={code}>
              <IconInfoCircle size={15} aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
