import { Button, Group, NativeSelect, NumberInput, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useState } from 'react';
import { reasonLimits } from '../../../../../shared/admin/setting.rules.ts';
import { type AdminWorkspaceDetail, updateAdminWorkspace } from '../../../../../shared/admin/workspace.contract.ts';
import { limitLabels } from '../../../../../shared/billing/limits.ts';
import { keysOf } from '../../../../../shared/kernel/closed-lists.ts';
import { addDays, parisDay, parisMidnight } from '../../../../../shared/kernel/paris-day.ts';
import { fallbackPlan } from '../../../../../shared/kernel/plans.ts';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { limitField } from '../../../lib/limit-figure.ts';
import { request } from '../../../lib/request.ts';

type Asked = Omit<RouteInput<typeof updateAdminWorkspace>['body'], 'reason' | 'version'>;
type Props = { workspace: AdminWorkspaceDetail; onDone: () => Promise<unknown> };
type FormProps = Props & { onClose: () => void };

const acts = { offer: 'Convenir d’une offre', limits: 'Convenir de limites', status: 'Suspendre' } as const;

/** What can be agreed with a workspace or done against it, each with a reason. */
export function WorkspaceActs(props: Props) {
  const [asked, setAsked] = useState<keyof typeof acts | null>(null);
  const { source, status } = props.workspace;
  const close = () => setAsked(null);
  const form = { ...props, onClose: close };
  return (
    <section aria-labelledby="actes-espace">
      <Title order={3} id="actes-espace" fz="1rem" mb="xs">
        Actions
      </Title>
      {source === 'stripe' && (
        <Text size="sm" c="dimmed" mb="xs">
          Son offre est payée par un abonnement&nbsp;: elle se change par lui. Les limites peuvent être convenues.
        </Text>
      )}
      <Group gap="xs">
        {keysOf(acts)
          .filter((act) => act !== 'offer' || source !== 'stripe')
          .map((act) => (
            <Button key={act} variant="default" size="sm" onClick={() => setAsked(act)}>
              {act === 'status' && status === 'suspended' ? 'Rétablir' : acts[act]}
            </Button>
          ))}
      </Group>
      {asked === 'offer' && <OfferForm {...form} />}
      {asked === 'limits' && <LimitsForm {...form} />}
      {asked === 'status' && <StatusForm {...form} />}
    </section>
  );
}

/** The last day that something holds. */
const dayOf = (at: string | null) => (at ? parisDay(new Date(Date.parse(at) - 1)) : '');
/** The end of a day of Paris; null of none. */
const endOf = (day: string) => (day ? new Date(parisMidnight(addDays(day, 1))).toISOString() : null);

function OfferForm(props: FormProps) {
  const { workspace } = props;
  const agreed = workspace.source === 'manual';
  const [planCode, setPlan] = useState<string>(agreed ? workspace.planCode : fallbackPlan);
  const [day, setDay] = useState(dayOf(agreed ? workspace.paidUntil : workspace.trialEndsAt));
  const isSmallest = planCode === fallbackPlan;
  return (
    <Asking
      {...props}
      title="Convenir d’une offre"
      act="Convenir de l’offre"
      asked={{ planCode, ...(isSmallest ? { trialEndsAt: endOf(day) } : { paidUntil: endOf(day) }) }}
    >
      <Text size="sm">
        Ses propriétaires en seront prévenus par e-mail. Rien n’est supprimé&nbsp;: au-delà d’une limite, seules les
        créations s’arrêtent.
      </Text>
      <NativeSelect
        label="Offre"
        data={workspace.plans.map(({ code, name }) => ({ value: code, label: name }))}
        value={planCode}
        onChange={({ currentTarget: { value } }) => {
          setPlan(value);
          setDay('');
        }}
      />
      <TextInput
        type="date"
        label={isSmallest ? 'Essai jusqu’au' : 'Convenue jusqu’au'}
        description={isSmallest ? 'Vide, sans essai.' : 'Ce jour compris. Vide, sans terme.'}
        value={day}
        onChange={({ currentTarget: { value } }) => setDay(value)}
      />
    </Asking>
  );
}

function LimitsForm(props: FormProps) {
  const { overrides, limits } = props.workspace;
  const [values, setValues] = useState(overrides);
  return (
    <Asking {...props} title="Convenir de limites" act="Enregistrer les limites" asked={{ overrides: values }}>
      <Text size="sm">Une limite abaissée n’empêche que de créer&nbsp;: ce qui existe reste.</Text>
      {keysOf(limitLabels).map((limit) => {
        const mode = !(limit in values) ? 'plan' : values[limit] === null ? 'none' : 'max';
        const set = (value: number | null | undefined) => {
          const { [limit]: _, ...others } = values;
          setValues(value === undefined ? others : { ...others, [limit]: value });
        };
        return (
          <Group key={limit} grow align="flex-end" wrap="wrap">
            <NativeSelect
              label={limitField(limit)}
              data={[
                { value: 'plan', label: 'Celle de l’offre' },
                { value: 'max', label: 'Convenue' },
                { value: 'none', label: 'Illimitée' },
              ]}
              value={mode}
              onChange={({ currentTarget: { value } }) =>
                set(value === 'plan' ? undefined : value === 'none' ? null : (limits[limit] ?? 0))
              }
            />
            {mode === 'max' && (
              <NumberInput
                aria-label={`${limitLabels[limit]}\u00a0: au plus`}
                min={0}
                allowDecimal={false}
                value={values[limit] ?? 0}
                onChange={(value) => set(Number(value) || 0)}
              />
            )}
          </Group>
        );
      })}
    </Asking>
  );
}

function StatusForm(props: FormProps) {
  const { name, status, source } = props.workspace;
  if (status === 'suspended')
    return (
      <Asking {...props} title={`Rétablir ${name}\u202f?`} act="Rétablir l’espace" asked={{ status: 'active' }}>
        <Text size="sm">
          Ses membres y entreront de nouveau, ce qui attendait repartira, et ses propriétaires en seront prévenus.
        </Text>
      </Asking>
    );
  return (
    <Asking {...props} title={`Suspendre ${name}\u202f?`} act="Suspendre l’espace" asked={{ status: 'suspended' }}>
      <Text size="sm">
        Aussitôt, ses membres et ses clés d’API seront refusés, et plus rien n’en partira&nbsp;: webhooks, conversions,
        rapports et résumés attendent. Ses propriétaires en seront prévenus par e-mail. Rien n’est supprimé.
      </Text>
      {source === 'stripe' && <Text size="sm">Son abonnement continue d’être facturé.</Text>}
    </Asking>
  );
}

type AskingProps = FormProps & { title: string; act: string; asked: Asked; children: React.ReactNode };

function Asking({ workspace, title, act, asked, onDone, onClose, children }: AskingProps) {
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={title}
      keep="Annuler"
      act={act}
      acting="Enregistrement..."
      otherwise="L’espace n’a pas pu être changé"
      onAct={() =>
        request(updateAdminWorkspace, {
          params: { id: workspace.id },
          body: { ...asked, reason, version: workspace.version },
        })
      }
      onDone={async () => {
        onClose();
        await onDone();
      }}
      onClose={onClose}
    >
      <Stack gap="sm">
        {children}
        <Textarea
          label="Pourquoi"
          description={`${reasonLimits.least} caractères au moins. L’espace ne lit pas cette raison.`}
          maxLength={reasonLimits.most}
          value={reason}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
