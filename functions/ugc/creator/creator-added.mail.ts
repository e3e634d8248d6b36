import { addedMail } from '../../../shared/ugc/added-mail.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { plainName } from '../../mail/plain-name.ts';

type Added = { person: string; workspace: string; collectedFrom: string | null; message: string | null; url: string };

export function creatorAddedMail({ person, workspace, url, ...added }: Added) {
  const { act, ...said } = addedMail({
    ...added,
    person: plainName(person),
    workspace: plainName(workspace),
  });
  return layOutMail({ ...said, action: { label: act, url } });
}
