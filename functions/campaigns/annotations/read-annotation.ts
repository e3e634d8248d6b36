import { AppError } from '../../platform/app-error.ts';
import { Annotation, type AnnotationItem } from '../core/annotation.entity.ts';

/** A 404 when the workspace has no such note. */
export async function readAnnotation(workspaceId: string, annotationId: string): Promise<AnnotationItem> {
  const { data: found } = await Annotation.query.byId({ workspaceId, annotationId }).go();
  const [place] = found;
  if (!place) throw new AppError('not_found');
  // The index may be behind the table.
  const { of, date } = place;
  const { data } = await Annotation.get({ workspaceId, of, date, annotationId }).go({ consistent: true });
  if (!data) throw new AppError('not_found');
  return data;
}
