/** Kinds of records that have a folder, and the folder. */
export const recordFolders = { service: 'services', project: 'projects' } as const;

export type RecordKind = keyof typeof recordFolders;
