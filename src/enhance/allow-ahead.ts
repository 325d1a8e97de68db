/** Marks a page whose next one may be fetched ahead of a click: not that of a visitor who saves data. */
export function allowAhead(): void {
  const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
  if (!saveData) document.documentElement.dataset.ahead = '';
}
