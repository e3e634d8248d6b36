import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { createCampaign } from '../../../../../shared/campaigns/campaign.contract.ts';
import type { Campaign } from '../../../../../shared/campaigns/campaign.ts';
import {
  budgetTypes,
  campaignLimits,
  campaignObjectives,
  campaignPlatforms,
  campaignStatuses,
} from '../../../../../shared/campaigns/campaigns.rules.ts';
import { ClientField } from '../../../components/client-field.tsx';
import { Dialog, DialogFoot } from '../../../components/dialog.tsx';
import { FormNotice } from '../../../components/form-notice.tsx';
import { PlanLimitNotice, planLimitOf } from '../../../components/plan-limit-notice.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { request } from '../../../lib/request.ts';
import { useChosenClient } from '../../../lib/use-chosen-client.ts';
import { useForm } from '../../../lib/use-form.ts';
import { checkValues, contentOf, noValues } from './campaign-values.ts';
import classes from './form.module.css';

type Props = { onClose: () => void; onSaved: (campaign: Campaign) => void };

const choicesOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const { draft, active } = campaignStatuses;

/** A new campaign: what identifies it, for whom it is, what it may spend and when. */
export function CampaignFormDialog({ onClose, onSaved }: Props) {
  const { clientId } = useChosenClient();
  const [limit, setLimit] = useState<ApiError | null>(null);
  const { busy, message, values, setValues, input, form } = useForm({
    start: { ...noValues, clientId: clientId ?? '' },
    check: checkValues,
    otherwise: 'La campagne n’a pas pu être créée',
    act: async (written) => {
      setLimit(null);
      try {
        onSaved((await request(createCampaign, { body: contentOf(written) })).campaign);
      } catch (error) {
        setLimit(planLimitOf(error));
        throw error;
      }
    },
  });
  return (
    <Dialog title="Nouvelle campagne" size={620} closeOnClickOutside={false} onClose={onClose}>
      <form {...form}>
        <Stack gap="lg">
          {limit && <PlanLimitNotice error={limit} things="campagnes actives" />}
          {message && !limit && <FormNotice tone="refused">{message}</FormNotice>}
          <div className={classes.grid}>
            <TextInput
              {...input('name')}
              label="Nom"
              className={classes.whole}
              maxLength={campaignLimits.name}
              autoComplete="off"
              data-autofocus
            />
            <NativeSelect {...input('platform')} label="Plateforme" data={choicesOf(campaignPlatforms)} />
            <NativeSelect {...input('objective')} label="Objectif" data={choicesOf(campaignObjectives)} />
            <ClientField
              value={values.clientId || null}
              onChange={(chosen) => setValues((latest) => ({ ...latest, clientId: chosen ?? '' }))}
            />
            <NativeSelect {...input('status')} label="Statut" data={choicesOf({ draft, active })} />
            <TextInput
              {...input('amount')}
              label="Budget"
              inputMode="decimal"
              maxLength={16}
              placeholder="1 500,50"
              autoComplete="off"
            />
            <NativeSelect {...input('budgetType')} label="Type de budget" data={choicesOf(budgetTypes)} />
            <TextInput {...input('startDate')} type="date" label="Début" />
            <TextInput {...input('endDate')} type="date" label="Fin" />
            <TextInput
              {...input('currency')}
              label="Devise"
              description="Elle ne change plus dès qu’il y a des chiffres"
              maxLength={3}
            />
          </div>
        </Stack>
        <DialogFoot>
          <Button type="submit" size="md" aria-disabled={busy}>
            {busy ? 'Création...' : 'Créer la campagne'}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
}
