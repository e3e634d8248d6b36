import { getProspect, updateProspect } from '../../../../shared/prospects/prospect.contract.ts';
import type { Prospect } from '../../../../shared/prospects/prospect.ts';
import { prospectName } from '../../../../shared/prospects/prospect-name.ts';
import { type ProspectStatus, prospectStatuses } from '../../../../shared/prospects/prospects.rules.ts';
import { sayDone } from '../../components/undo-toast.tsx';
import { isGone, sayRefused } from '../../lib/notices.ts';
import { request } from '../../lib/request.ts';
import type { InputOf } from '../../lib/send.ts';
import { nameIn } from '../../lib/use-whose.ts';
import { versionedWrite } from '../../lib/versioned-write.ts';
import { actionWords } from './next-action.ts';
import type { ProspectSpace } from './prospect-space.ts';
import type { ProspectStore } from './prospect-store.ts';

type Edit = Omit<InputOf<typeof updateProspect>['body'], 'version'>;

export type Write = {
  edit: Edit & Partial<Prospect>;
  failure: string;
  /** What the edit concerns, in words, to compare two versions of it. */
  words: (prospect: Prospect) => string;
};

/** The same thing, written at the same time by someone else. */
export type Conflict = { mine: Prospect; theirs: Prospect; write: Write };

const writeStatus = (space: ProspectSpace, prospect: Prospect, status: ProspectStatus, lostReason: string | null) =>
  writeProspect(space, prospect, {
    edit: { status, ...(lostReason && { lostReason }) },
    failure: 'Le statut n’a pas été changé',
    words: (one) => prospectStatuses[one.status],
  });

/** Changes a status and says so, with the way back: it is one key away from another. */
export async function setStatus(
  space: ProspectSpace,
  prospect: Prospect,
  status: ProspectStatus,
  lostReason: string | null = null,
): Promise<void> {
  const before = space.store.find(prospect.id) ?? prospect;
  if (!(await writeStatus(space, prospect, status, lostReason))) return;
  sayDone({
    message: `${prospectName(prospect)}\u00a0: «\u00a0${prospectStatuses[status]}\u00a0»`,
    undo: async () => {
      const now = space.store.find(prospect.id) ?? { ...before, status };
      await writeStatus(space, now, before.status, before.lostReason);
    },
  });
}

export type NextAction = Pick<Prospect, 'nextAction' | 'nextActionAt'>;

export const setNextAction = (space: ProspectSpace, prospect: Prospect, action: NextAction) =>
  writeProspect(space, prospect, {
    edit: action,
    failure: 'La prochaine action n’a pas été enregistrée',
    words: (one) => actionWords(one) ?? 'Aucune',
  });

/** What follows from an exchange: another status, another action, or both. */
export const setFollowUp = (space: ProspectSpace, prospect: Prospect, edit: Write['edit']) =>
  writeProspect(space, prospect, {
    edit,
    failure: 'L’échange est enregistré, mais pas la prochaine action ni le statut',
    words: (one) => `${prospectStatuses[one.status]} · ${actionWords(one) ?? 'aucune action'}`,
  });

type Named = { id: string; name: string };

export const setOwner = (
  space: ProspectSpace,
  prospect: Prospect,
  ownerId: string | null,
  members: readonly Named[] | undefined,
) =>
  writeProspect(space, prospect, {
    edit: { ownerId },
    failure: 'Le propriétaire n’a pas été changé',
    words: (one) => nameIn(members, one.ownerId) ?? 'Non attribué',
  });

export const setClient = (
  space: ProspectSpace,
  prospect: Prospect,
  clientId: string | null,
  clients: readonly Named[],
) =>
  writeProspect(space, prospect, {
    edit: { clientId },
    failure: 'Le client n’a pas été changé',
    words: (one) => nameIn(clients, one.clientId) ?? 'Sans client',
  });

/** Shows an edit at once, and takes it back with a message when it is refused; answers whether it was kept. */
export async function writeProspect(space: ProspectSpace, prospect: Prospect, write: Write): Promise<boolean> {
  const { store } = space;
  const before = store.find(prospect.id) ?? prospect;
  const edit = withMoment(before, write.edit);
  const mine = { ...before, ...edit };
  store.show(mine);
  let kept = false;
  try {
    await store.queue.run(before.id, async () => {
      const outcome = await send(store, before, write);
      kept = 'kept' in outcome;
      if ('theirs' in outcome) space.ask({ mine, theirs: outcome.theirs, write });
      settle(store, 'theirs' in outcome ? outcome.theirs : outcome.kept, mine);
    });
  } catch (error) {
    const shown = store.find(before.id) ?? before;
    store.show({ ...shown, ...fieldsOf(before, edit) });
    sayRefused(write.failure, isGone(error) ? 'Ce prospect n’existe plus.' : error);
    if (isGone(error)) store.remove(new Set([before.id]));
  }
  space.recount();
  return kept;
}

/** Another status begins now. */
const withMoment = (before: Prospect, edit: Write['edit']): Write['edit'] =>
  edit.status === undefined || edit.status === before.status
    ? edit
    : { ...edit, statusSince: new Date().toISOString() };

/** Sends over the version known by then. */
function send(store: ProspectStore, before: Prospect, { edit }: Write) {
  const params = { id: before.id };
  const { version } = store.find(before.id) ?? before;
  return versionedWrite({ ...before, version }, edit, {
    put: async (over) => (await request(updateProspect, { params, body: { ...edit, version: over } })).prospect,
    read: async () => (await request(getProspect, { params })).prospect,
  });
}

/** What the server has, without the edits made meanwhile that are still on their way to it. */
function settle(store: ProspectStore, stored: Prospect, mine: Prospect): void {
  const shown = store.find(stored.id) ?? mine;
  const newer = Object.keys(shown).filter((field) => Reflect.get(shown, field) !== Reflect.get(mine, field));
  store.show({
    ...stored,
    ...Object.fromEntries(newer.map((field) => [field, Reflect.get(shown, field)])),
    version: stored.version,
  });
}

const fieldsOf = (prospect: Prospect, edit: object): Partial<Prospect> =>
  Object.fromEntries(Object.keys(edit).map((field) => [field, Reflect.get(prospect, field)]));
