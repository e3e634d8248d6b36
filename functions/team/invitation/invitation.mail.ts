import { productName } from '../../../shared/brand.ts';
import { workspaceRoleLabels } from '../../../shared/kernel/permission-labels.ts';
import { paths } from '../../../shared/page-paths.ts';
import { layOutMail } from '../../mail/mail-layout.ts';
import { plainName } from '../../mail/plain-name.ts';
import { env } from '../../platform/env.ts';
import type { WorkspaceItem } from '../../platform/identity/workspace.entity.ts';
import type { InvitationItem } from './invitation.entity.ts';

type Shown = Pick<InvitationItem, 'email' | 'role' | 'invitedBy'> & { message?: string | undefined };

export function invitationMail({ email, role, invitedBy, message }: Shown, { name }: WorkspaceItem, token: string) {
  const inviter = plainName(invitedBy.name) ?? 'Une personne';
  const workspace = plainName(name);
  const place = workspace ? `l’espace «\u00a0${workspace}\u00a0»` : 'son espace de travail';
  return layOutMail({
    subject: workspace
      ? `${inviter} vous invite dans «\u00a0${workspace}\u00a0» sur ${productName}`
      : `${inviter} vous invite sur ${productName}`,
    greeting: 'Bonjour,',
    paragraphs: [
      `${inviter} vous invite à rejoindre ${place} sur ${productName}, avec le rôle «\u00a0${workspaceRoleLabels[role]}\u00a0».`,
      ...(message ? [`Son message\u00a0: «\u00a0${message}\u00a0»`] : []),
      `Cette invitation est pour ${email}. Le lien est valable 7\u00a0jours et ne sert qu’une fois.`,
    ],
    action: { label: 'Voir l’invitation', url: `${env.APP_URL}${paths.invitationWith(token)}` },
    closing: ['Si vous ne connaissez pas cette personne, ignorez cet e-mail\u00a0: rien ne sera fait.'],
  });
}
