import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type Pixel, type StandardEvent, trackMetaEvent } from '../../../../../../shared/pixel/pixel.contract.ts';
import { actionSources, pixelLimits } from '../../../../../../shared/pixel/pixel.rules.ts';
import { eventWords } from '../../../../../../shared/pixel/pixel-events.ts';
import { FormNotice } from '../../../../components/form-notice.tsx';
import { say } from '../../../../components/undo-toast.tsx';
import { request } from '../../../../lib/request.ts';
import { useForm } from '../../../../lib/use-form.ts';
import { actionSourceLabels } from '../action-sources.ts';
import { ConfirmTrial } from './confirm-trial.tsx';
import { MatchPreview } from './match-preview.tsx';
import { ParameterField } from './parameter-field.tsx';
import classes from './trial.module.css';
import { exampleFor } from './trial-example.ts';
import {
  filledFields,
  parameterName,
  sourceOf,
  startValues,
  type TrialValues,
  trialBody,
  trialProblems,
} from './trial-values.ts';
import { UserFields } from './user-fields.tsx';

type Props = { pixel: Pixel; events: StandardEvent[]; onSent: () => void };

/** An event, its parameters and who it is about; nothing leaves before it was confirmed. */
export function TrialForm({ pixel, events, onSent }: Props) {
  const [decide, setDecide] = useState<((sure: boolean) => void) | null>(null);
  const [dropped, setDropped] = useState(false);
  const eventOf = ({ eventName }: TrialValues) => events.find(({ name }) => name === eventName);
  const { busy, message, problems, values, setValues, input, form } = useForm<TrialValues>({
    start: startValues(events),
    check: (written) => {
      const chosen = eventOf(written);
      return chosen ? trialProblems(written, chosen) : {};
    },
    otherwise: 'L’événement n’a pas pu être envoyé',
    act: async (written) => {
      const chosen = eventOf(written);
      setDropped(false);
      if (!chosen || !(await new Promise<boolean>((resolve) => setDecide(() => resolve)))) return;
      const { queued } = await request(trackMetaEvent, { body: trialBody(written, chosen, pixel.id) });
      if (!queued) return setDropped(true);
      say('Événement envoyé à Meta');
      onSent();
    },
  });
  const event = eventOf(values);
  const answer = (sure: boolean) => {
    setDecide(null);
    decide?.(sure);
  };
  return (
    <>
      <form {...form} className={classes.root}>
        <Stack gap="xl">
          {message && <FormNotice tone="refused">{message}</FormNotice>}
          {dropped && (
            <FormNotice tone="refused">
              Cet événement est déjà parti avec cet identifiant il y a moins de 48 heures&nbsp;: il n’est pas envoyé
              deux fois.
            </FormNotice>
          )}
          <fieldset className={classes.set}>
            <legend>L’événement</legend>
            {problems.customData && <FormNotice tone="refused">{problems.customData}</FormNotice>}
            <div className={classes.fields}>
              <NativeSelect
                className={classes.whole}
                label="Événement standard"
                description={event?.description}
                data={events.map(({ name }) => ({ value: name, label: eventWords(name) }))}
                {...input('eventName')}
              />
              {event && <Parameters event={event} input={input} />}
            </div>
          </fieldset>
          <Place values={values} input={input} />
          <UserFields values={values} input={input} problem={problems.userData} />
        </Stack>
        <MatchPreview fields={filledFields(values)} />
        <div>
          <Group gap="xs" justify="flex-end">
            {event && (
              <Button
                variant="default"
                size="md"
                onClick={() => setValues((written) => ({ ...written, ...exampleFor(written, event) }))}
              >
                Remplir un exemple
              </Button>
            )}
            <Button type="submit" size="md" aria-disabled={busy}>
              {busy ? 'Envoi...' : 'Envoyer à Meta'}
            </Button>
          </Group>
          <Text size="sm" c="dimmed" mt="xs">
            {pixel.testEventCode
              ? `Avec le code de test ${pixel.testEventCode}.`
              : 'Sans code de test\u00a0: ce pixel n’en a pas.'}
          </Text>
        </div>
      </form>
      {decide && event && (
        <ConfirmTrial pixel={pixel} eventName={event.name} onSend={() => answer(true)} onClose={() => answer(false)} />
      )}
    </>
  );
}

export type TrialInput = ReturnType<typeof useForm<TrialValues>>['input'];

/** What Meta asks for, then the rest. */
function Parameters({ event: { parameters }, input }: { event: StandardEvent; input: TrialInput }) {
  const field = (parameter: (typeof parameters)[number]) => (
    <ParameterField key={parameter.name} parameter={parameter} input={input(parameterName(parameter))} />
  );
  const free = parameters.filter(({ required }) => !required);
  return (
    <>
      {parameters.filter(({ required }) => required).map(field)}
      {free.length > 0 && (
        <Text size="sm" c="dimmed" className={classes.whole}>
          Optionnel
        </Text>
      )}
      {free.map(field)}
    </>
  );
}

function Place({ values, input }: { values: TrialValues; input: TrialInput }) {
  const website = sourceOf(values) === 'website';
  return (
    <fieldset className={classes.set}>
      <legend>Où et comment</legend>
      <div className={classes.fields}>
        <NativeSelect
          label="Origine"
          data={actionSources.map((value) => ({ value, label: actionSourceLabels[value] }))}
          {...input('actionSource')}
        />
        <TextInput
          label="Identifiant de l’événement, optionnel"
          maxLength={pixelLimits.eventId}
          placeholder="commande-1042"
          {...input('eventId')}
        />
        <TextInput
          className={classes.whole}
          label={website ? 'Adresse de la page' : 'Adresse de la page, optionnelle'}
          required={website}
          inputMode="url"
          maxLength={pixelLimits.eventSourceUrl}
          placeholder="https://boutique.example/merci"
          {...input('eventSourceUrl')}
        />
      </div>
    </fieldset>
  );
}
