import useSWR from 'swr';
import type { RouteInput } from '../../../../../shared/kernel/route.ts';
import {
  getPreferences,
  type Preferences,
  type TypePreference,
  updatePreferences,
} from '../../../../../shared/notifications/preferences.contract.ts';
import { isConflict, sayRefused } from '../../../lib/notices.ts';
import { request } from '../../../lib/request.ts';
import { createWriteQueue } from '../../../lib/write-queue.ts';

type Body = RouteInput<typeof updatePreferences>['body'];
export type Edit = Omit<Body, 'version'>;

const queue = createWriteQueue();

/** What the person wants to be told of here; each choice is kept as it is made, one after the other. */
export function usePreferences() {
  const { data, error, mutate } = useSWR([getPreferences.operation], read, { revalidateOnFocus: false });

  /** Shown at once; a choice that could not be kept is taken back, and that is said. */
  async function choose(edit: Edit): Promise<void> {
    void mutate((shown) => shown && edited(shown, edit), { revalidate: false });
    try {
      const kept = await queue.run(updatePreferences.operation, () => put(edit));
      await mutate(kept, { revalidate: false });
    } catch (refusal) {
      sayRefused('Votre choix n’a pas été enregistré', refusal);
      await mutate();
    }
  }

  /** Over the version of before; over the newest, where another window has chosen something meanwhile. */
  async function put(edit: Edit): Promise<Preferences> {
    try {
      return await write(edit, lastVersion ?? data?.version ?? 0);
    } catch (refusal) {
      if (!isConflict(refusal)) throw refusal;
      return write(edit, (await read()).version);
    }
  }

  return { preferences: data, error, reload: () => mutate(), choose };
}

/** Of what was last read or kept: what is shown may be a choice that is still on its way. */
let lastVersion: number | undefined;

async function read(): Promise<Preferences> {
  const { preferences } = await request(getPreferences);
  lastVersion = preferences.version;
  return preferences;
}

async function write(edit: Edit, version: number): Promise<Preferences> {
  const { preferences } = await request(updatePreferences, { body: { ...edit, version } });
  lastVersion = preferences.version;
  return preferences;
}

function edited(shown: Preferences, { types = [], digest, quietHours }: Edit): Preferences {
  const chosen = (one: TypePreference): TypePreference => {
    const { inApp = one.inApp, email = one.email } = types.find(({ type }) => type === one.type) ?? {};
    return { ...one, inApp, email };
  };
  return {
    ...shown,
    types: shown.types.map(chosen),
    digest: digest ?? shown.digest,
    quietHours: quietHours === undefined ? shown.quietHours : quietHours,
  };
}
