/** Names the manifest, for a visitor who keeps the site on a home screen: in the document it would be fetched by everybody. */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
