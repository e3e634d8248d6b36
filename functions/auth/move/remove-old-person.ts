import { AppError } from '../../platform/app-error.ts';
import { unlessRefused } from '../../platform/db/write.ts';
import { movePerson, type OldKey } from './move-person.ts';
import { type Kept, keptAttributes, OldUser } from './old-user.entity.ts';

const maxTries = 10;

/** Removes an old item once all that it says has been brought over, and not a moment before. */
export async function removeOldPerson({ workspaceId, userId }: OldKey): Promise<void> {
  for (let attempt = 1; attempt <= maxTries; attempt++) {
    await movePerson({ workspaceId, userId });
    const { data: old } = await OldUser.get({ workspaceId, userId }).go({ consistent: true });
    if (!old?.moved) return;
    const moved: Kept = JSON.parse(old.moved);
    const removing = OldUser.remove({ workspaceId, userId })
      .where((attr, is) =>
        keptAttributes
          .map((name) => {
            const value = moved[name];
            return value === undefined ? is.notExists(attr[name]) : `${is.name(attr[name])} = ${is.escape(value)}`;
          })
          .join(' AND '),
      )
      .go();
    if (await unlessRefused(removing)) return;
  }
  throw new AppError('unavailable');
}
