import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError, messageOf } from './api-error.ts';
import { type FieldProblems, nativeProblems } from './native-problems.ts';

type Failure = { message: string | null; fields: FieldProblems };

/** By name of field, what is wrong with it or null. */
export type FieldChecks = Record<string, string | null>;

type Submission = {
  /** What is wrong before asking the server, besides what the browser finds. */
  check?: () => FieldChecks;
  act: () => Promise<void>;
  /** Said when the server did not say better. */
  otherwise: string;
};

/** A form's life: checked, sent once at a time, refused on its fields or as a whole. The first field refused gets the focus. */
export function useSubmit({ check, act, otherwise }: Submission) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [refusals, setRefusals] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal, even the same one again
  useEffect(() => {
    const refused = form.current?.querySelector('[aria-invalid="true"]');
    if (!(refused instanceof HTMLElement)) return;
    refused.closest('details')?.setAttribute('open', '');
    refused.focus();
  }, [refusals]);

  function refuse(next: Failure) {
    setFailure(next);
    setRefusals((count) => count + 1);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const problems = nativeProblems(event.currentTarget);
    for (const [name, problem] of Object.entries(check?.() ?? {})) if (problem) problems[name] = problem;
    if (Object.keys(problems).length > 0) return refuse({ message: null, fields: problems });
    await send(act);
  }

  /** Sends what the form holds in a way of its own; what is refused is said in the form. */
  async function send(sent: () => Promise<void>) {
    setFailure(null);
    setBusy(true);
    try {
      await sent();
    } catch (error) {
      refuse(readFailure(error, otherwise));
    } finally {
      setBusy(false);
    }
  }

  /** A field that changes has answered what was said of it. */
  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element && target.getAttribute('name');
    if (!failure || !name) return;
    const { [name]: answered, ...fields } = failure.fields;
    if (answered) setFailure({ ...failure, fields });
  }

  return {
    busy,
    message: failure?.message ?? null,
    problems: failure?.fields ?? {},
    send,
    form: { ref: form, noValidate: true, onSubmit, onInput },
  };
}

function readFailure(error: unknown, otherwise: string): Failure {
  const message = messageOf(error, otherwise);
  const details = error instanceof ApiError ? error.details : [];
  const fields = Object.fromEntries(details.map((detail) => [detail.path, detail.message]));
  return { message: Object.values(fields).includes(message) ? null : message, fields };
}
