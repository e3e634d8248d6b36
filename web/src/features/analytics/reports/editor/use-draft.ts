import { useCallback, useEffect, useRef, useState } from 'react';
import { getReport, type Report, updateReport } from '../../../../../../shared/analytics/reports.contract.ts';
import { ApiError, messageOf } from '../../../../lib/api-error.ts';
import { isConflict } from '../../../../lib/notices.ts';
import { request } from '../../../../lib/request.ts';
import { bodyOf, type Draft, draftOf, keptDraft } from './draft.ts';

/** How long nobody must type before it is saved, in milliseconds. */
const pause = 700;

export type Saving =
  | { state: 'saved' | 'waiting' | 'saving' }
  | { state: 'refused'; messages: string[] }
  /** Someone else saved theirs first. */
  | { state: 'conflict'; theirs: Report };

/** A report while it is written: kept a moment after the last key, one saving at a time, and never over someone else's. */
export function useDraft(start: Report, onSaved: (report: Report) => void) {
  const [draft, setDraft] = useState(() => draftOf(start));
  const [saving, setSaving] = useState<Saving>({ state: 'saved' });
  const latest = useRef(draft);
  const version = useRef(start.version);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const busy = useRef(false);
  const told = useRef(onSaved);
  told.current = onSaved;

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (busy.current) return;
    busy.current = true;
    const sent = latest.current;
    setSaving({ state: 'saving' });
    let more = false;
    try {
      const body = { ...bodyOf(sent), version: version.current };
      const { report } = await request(updateReport, { params: { id: start.id }, body });
      version.current = report.version;
      told.current(report);
      more = latest.current !== sent;
      if (!more) {
        latest.current = keptDraft(report, sent);
        setDraft(latest.current);
        setSaving({ state: 'saved' });
      }
    } catch (error) {
      setSaving(await refusalOf(error, start.id));
      return;
    } finally {
      busy.current = false;
    }
    if (more && timer.current === undefined) void save();
  }, [start.id]);

  const change = useCallback(
    (changes: Partial<Draft>) => {
      latest.current = { ...latest.current, ...changes };
      setDraft(latest.current);
      setSaving((now) => (now.state === 'conflict' ? now : { state: 'waiting' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), pause);
    },
    [save],
  );

  // Who leaves within the pause loses nothing.
  useEffect(
    () => () => {
      if (timer.current !== undefined) void save();
    },
    [save],
  );

  return {
    draft,
    saving,
    change,
    save,
    /** Writes what is here over what someone else saved. */
    keepMine(theirs: Report) {
      version.current = theirs.version;
      void save();
    },
    takeTheirs(theirs: Report) {
      version.current = theirs.version;
      latest.current = draftOf(theirs);
      setDraft(latest.current);
      setSaving({ state: 'saved' });
      told.current(theirs);
    },
  };
}

async function refusalOf(error: unknown, id: string): Promise<Saving> {
  try {
    if (isConflict(error)) return { state: 'conflict', theirs: (await request(getReport, { params: { id } })).report };
  } catch (problem) {
    return refused(problem);
  }
  return refused(error);
}

function refused(error: unknown): Saving {
  const details = error instanceof ApiError ? error.details.map(({ message }) => message) : [];
  const messages =
    details.length > 0 ? [...new Set(details)] : [messageOf(error, 'Le rapport n’a pas pu être enregistré')];
  return { state: 'refused', messages };
}
