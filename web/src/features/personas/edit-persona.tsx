import { getPersona, updatePersona } from '../../../../shared/personas/persona.contract.ts';
import type { Persona } from '../../../../shared/personas/persona.ts';
import { request } from '../../lib/request.ts';
import { useSaveEdit } from '../../lib/use-save-edit.ts';
import { PersonaForm } from './persona-form.tsx';
import { personaBody, valuesOf } from './persona-values.ts';
import { useKeepPersona } from './use-personas.ts';

type Props = { persona: Persona; onDone: () => void };

export function EditPersona({ persona, onDone }: Props) {
  const keep = useKeepPersona();
  const params = { id: persona.id };
  const save = useSaveEdit(persona, {
    bodyOf: (kept: Persona) => personaBody(valuesOf(kept)),
    put: async (body) => (await request(updatePersona, { params, body })).persona,
    read: async () => (await request(getPersona, { params })).persona,
    keep,
  });
  return (
    <PersonaForm
      start={valuesOf(persona)}
      act="Enregistrer"
      onSave={async (values) => {
        await save(personaBody(values));
        onDone();
      }}
      onCancel={onDone}
    />
  );
}
