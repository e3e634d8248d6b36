import { Autocomplete } from '@mantine/core';
import useSWR from 'swr';
import { listAdNames } from '../../../../../shared/campaigns/images.contract.ts';
import { deliverableLimits } from '../../../../../shared/ugc/deliverable.rules.ts';
import { request } from '../../../lib/request.ts';

type Props = {
  campaignId: string | null;
  value: string;
  onChange: (adName: string) => void;
  error: string | undefined;
};

const shownNames = 20;

/** Which ad of a campaign shows a film: one of those that it has, or one that is to come. */
export function AdNameField({ campaignId, value, onChange, error }: Props) {
  const { data } = useSWR(campaignId === null ? null : [listAdNames.operation, campaignId], () =>
    request(listAdNames, { params: { id: campaignId ?? '' } }),
  );
  const names = [...new Set((data?.items ?? []).map(({ name }) => name.trim()))];
  const isUnknown = data !== undefined && value.trim() !== '' && !names.includes(value.trim());
  return (
    <Autocomplete
      label="Nom de la publicité"
      description={
        isUnknown
          ? 'Cette campagne n’a pas encore de publicité de ce nom\u00a0: rien n’en sera mesuré d’ici là.'
          : 'Tel que la campagne le montre\u00a0: il dit ce que ce livrable y donne.'
      }
      error={error}
      size="md"
      data={names}
      limit={shownNames}
      value={value}
      onChange={onChange}
      maxLength={deliverableLimits.adName}
      autoComplete="off"
      comboboxProps={{ withinPortal: false }}
    />
  );
}
