import { addedMail } from '../../../shared/ugc/added-mail.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { plainName } from '../../mail/plain-name.ts';

type Added = { person: string; workspace: string; collectedFrom: string; message: string | undefined; url: string };

export function creatorAddedMail({ person, workspace, message = '', url, ...added }: Added) {
  const { act, ...said } = addedMail({
    ...added,
    person: plainName(person),
    workspace: plainName(workspace),
    message: message || null,
  });
  return layOutMail({ ...said, action: { label: act, url } });
}
