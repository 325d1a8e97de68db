import { useCallback } from 'react';
import type { Project } from '#cli/desk/desk-api.ts';
import { useRoleNames } from './desk-texts.tsx';
import { roleOf } from './role-of.ts';
import { usePlaceNames } from './use-place-names.ts';

/** Gives what people call a text: where it belongs, and what it is there. */
export function useMessageNames(project: Pick<Project, 'records' | 'messages'>): (id: string) => string {
  const placeName = usePlaceNames(project);
  const roles = useRoleNames();
  return useCallback((id) => `${placeName(id)}: ${roleOf(id, roles)}`, [placeName, roles]);
}
