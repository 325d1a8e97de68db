/** Links the web manifest, for a visitor who installs the site: in the document every visitor would fetch it. */
export function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = '/manifest.webmanifest';
  document.head.append(link);
}
