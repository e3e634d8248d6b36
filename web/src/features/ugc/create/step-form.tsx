import { Button, Group, Stack, Text } from '@mantine/core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../../../shared/page-paths.ts';
import { createUgcCampaign, getUgcCampaign, updateUgcCampaign } from '../../../../../shared/ugc/campaign.contract.ts';
import type { UgcCampaign } from '../../../../../shared/ugc/campaign.ts';
import { FormNotice } from '../../../components/form-notice.tsx';
import { editOf } from '../../../lib/edit-of.ts';
import { request } from '../../../lib/request.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { versionedWrite } from '../../../lib/versioned-write.ts';
import { ugcNames } from '../campaigns/ugc-names.ts';
import { useCampaignActs } from '../campaigns/use-ugc-campaigns.ts';
import { BrandStep } from './brand-step.tsx';
import { bodyOf, type CampaignBody, isSame, numberProblems, valuesOf } from './campaign-values.ts';
import { CreatorsStep } from './creators-step.tsx';
import { ProductStep } from './product-step.tsx';
import { RightsStep } from './rights-step.tsx';
import type { StepProps } from './step-fields.ts';
import type { StepSlug } from './steps.ts';
import { ToldStep } from './told-step.tsx';
import { useKeptValues } from './use-kept-values.ts';

const forms: Record<Exclude<StepSlug, 'relecture'>, (props: StepProps) => React.ReactNode> = {
  annonceur: BrandStep,
  produit: ProductStep,
  brief: ToldStep,
  droits: RightsStep,
  createurs: CreatorsStep,
};
/** The steps of which nothing changes once an offer was made. */
const heldSteps: readonly StepSlug[] = ['produit', 'droits'];

type Props = {
  slug: Exclude<StepSlug, 'relecture'>;
  campaign: UgcCampaign | null;
  next: StepSlug;
  leave: RefObject<(slug: StepSlug) => boolean>;
};

/** One step: what it says is saved when one goes on, or to another step. */
export function StepForm({ slug, campaign, next, leave }: Props) {
  /** As it was when this was typed over it, whatever others save meanwhile. */
  const [base, setBase] = useState(campaign);
  const { values, setValues, isResumed, giveUp, done } = useKeptValues(campaign);
  const [theirs, setTheirs] = useState<UgcCampaign | null>(null);
  const goal = useRef(next);
  const { keep } = useCampaignActs();
  const navigate = useNavigate();
  const address = (id: string, step: StepSlug) => `${paths.editUgcCampaign(id)}&${ugcNames.step}=${step}`;
  const { busy, message, problems, form } = useSubmit({
    check: () => ({
      ...numberProblems(values.texts),
      brandId: values.choices.brandId === '' ? 'Choisissez un annonceur' : null,
    }),
    otherwise: 'Le brouillon n’a pas pu être enregistré',
    act: async () => {
      const to = goal.current;
      goal.current = next;
      const written = await save(base, bodyOf(values));
      if ('theirs' in written) {
        setBase(written.theirs);
        setTheirs(written.theirs);
        throw written.refusal;
      }
      done();
      await keep(written.kept);
      navigate(address(written.kept.id, to));
    },
  });

  useEffect(() => {
    leave.current = (to) => {
      if (!base || isSame(values, valuesOf(base))) return false;
      goal.current = to;
      form.ref.current?.requestSubmit();
      return true;
    };
    return () => {
      leave.current = () => false;
    };
  });

  const Fields = forms[slug];
  const isOver = campaign?.status === 'completed' || campaign?.status === 'cancelled';
  const isHeld = isOver || (campaign?.frozen === true && heldSteps.includes(slug));
  return (
    <form {...form}>
      <Stack gap="md" maw={760}>
        {message && <FormNotice tone="refused">{message}</FormNotice>}
        {isResumed && <Resumed onGiveUp={giveUp} />}
        {theirs && (
          <Group>
            <Button
              variant="default"
              onClick={() => {
                setValues(valuesOf(theirs));
                setTheirs(null);
              }}
            >
              Reprendre la version enregistrée entre-temps
            </Button>
          </Group>
        )}
        <fieldset disabled={isHeld} style={{ display: 'contents' }}>
          <Fields
            campaign={campaign}
            values={values}
            problems={problems}
            onText={(name, value) => setValues((now) => ({ ...now, texts: { ...now.texts, [name]: value } }))}
            onChoose={(changes) => setValues((now) => ({ ...now, choices: { ...now.choices, ...changes } }))}
          />
        </fieldset>
        <Group gap="sm" mt="sm">
          {isHeld && campaign ? (
            <Button component={Link} to={address(campaign.id, next)} variant="default" size="md">
              Continuer
            </Button>
          ) : (
            <Button type="submit" size="md" aria-disabled={busy}>
              {busy ? 'Enregistrement...' : 'Enregistrer et continuer'}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}

function Resumed({ onGiveUp }: { onGiveUp: () => void }) {
  return (
    <Group gap="sm">
      <Text size="sm" c="dimmed" role="status">
        Ce que vous aviez commencé est repris.
      </Text>
      <Button variant="default" size="compact-sm" onClick={onGiveUp}>
        L’effacer
      </Button>
    </Group>
  );
}

/** Over what others changed elsewhere meanwhile; where they changed the same, they are not written over unseen. */
async function save(base: UgcCampaign | null, said: CampaignBody) {
  if (!base) return { kept: (await request(createUgcCampaign, { body: withoutBlankIds(said) })).campaign };
  const edit = editOf<CampaignBody>(bodyOf(valuesOf(base)), said);
  if (Object.keys(edit).length === 0) return { kept: base };
  const params = { id: base.id };
  return versionedWrite(base, edit, {
    put: async (version) =>
      (await request(updateUgcCampaign, { params, body: { ...withoutBlankIds(edit), version } })).campaign,
    read: async () => (await request(getUgcCampaign, { params })).campaign,
    seen: (campaign) => bodyOf(valuesOf(campaign)),
  });
}

/** A line that is new has no id yet. */
const withoutBlankIds = <Said extends Pick<CampaignBody, 'deliverables'>>(said: Said): Said =>
  said.deliverables
    ? { ...said, deliverables: said.deliverables.map(({ id, ...one }) => (id ? { ...one, id } : one)) }
    : said;
