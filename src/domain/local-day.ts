/**
 * Gives the day on which a date is where this program runs, such as `2026-11-29`; in UTC it would be the day before
 * until one or two o’clock at night.
 */
export function localDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((number) => String(number).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}
