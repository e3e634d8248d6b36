import { Stack } from '@mantine/core';
import { IconChevronLeft } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { RouteOutput } from '../../../../shared/kernel/route.ts';
import { paths } from '../../../../shared/page-paths.ts';
import { createPersona } from '../../../../shared/personas/persona.contract.ts';
import type { suggestPersonas } from '../../../../shared/personas/suggestion.contract.ts';
import back from '../../components/way-back.module.css';
import { request } from '../../lib/request.ts';
import { saySaved } from '../../lib/say-saved.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { Drafts } from './drafts.tsx';
import { PersonaForm } from './persona-form.tsx';
import { newValues, type PersonaBody, personaBody } from './persona-values.ts';
import classes from './personas.module.css';
import { personaNames } from './personas-url.ts';
import { SampleDraft } from './sample-draft.tsx';
import { SourcesForm } from './sources-form.tsx';
import { useKeepPersona } from './use-personas.ts';

export type Suggested = RouteOutput<typeof suggestPersonas>;

/** A new persona: proposed from what the workspace knows, or written field by field. */
export function CreatePersonaPage() {
  const { params, change } = useUrlState();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const keep = useKeepPersona();
  const navigate = useNavigate();
  const plain = params.has(personaNames.plain);

  async function create(body: PersonaBody) {
    const { persona } = await request(createPersona, { body });
    await keep(persona);
    saySaved();
    navigate(paths.persona(persona.id));
  }

  return (
    <Stack gap="lg">
      <Link to={paths.personas} className={back.back} style={{ width: 'fit-content' }}>
        <IconChevronLeft size={16} aria-hidden />
        Tous les personas
      </Link>
      {plain ? (
        <PersonaForm
          start={newValues}
          act="Créer le persona"
          onSave={(values) => create(personaBody(values))}
          onCancel={() => navigate(paths.personas)}
        />
      ) : (
        <>
          <div className={classes.beside}>
            <SourcesForm onSuggested={setSuggested} onPlain={() => change({ [personaNames.plain]: '1' })} />
            {!suggested && <SampleDraft />}
          </div>
          {suggested && (
            <Drafts
              key={JSON.stringify(suggested.items.map(({ name }) => name))}
              suggested={suggested}
              onTake={create}
            />
          )}
        </>
      )}
    </Stack>
  );
}
