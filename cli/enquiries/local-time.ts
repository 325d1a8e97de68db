import { InvalidArgumentError } from 'commander';

/** In milliseconds. */
const hour = 3_600_000;

const pad = (number: number): string => String(number).padStart(2, '0');

/** A moment on this machine's clock, such as `2026-11-20 09:05`. Takes milliseconds since 1970. */
export function localTime(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day} ${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** The same for programs: ISO 8601 with this machine's offset, such as `2026-11-20T09:05:07+01:00`. */
export function localIso(time: number): string {
  const date = new Date(time);
  const offset = -date.getTimezoneOffset();
  const [sign, minutes] = offset < 0 ? ['-', -offset] : ['+', offset];
  const zone = `${sign}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
  return `${localTime(time).replace(' ', 'T')}:${pad(date.getSeconds())}${zone}`;
}

/** Reads `2026-11-01` (its start on this machine's clock), or `7d` or `12h` ago. Gives milliseconds since 1970. */
export function pastTime(text: string): number {
  const span = /^(\d{1,4})([dh])$/.exec(text);
  if (span) return Date.now() - Number(span[1]) * (span[2] === 'd' ? 24 * hour : hour);
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00`).getTime() : Number.NaN;
  // A day that does not exist, such as 31 February, would become a day of the next month.
  if (Number.isNaN(time) || localTime(time).slice(0, 10) !== text) {
    throw new InvalidArgumentError('Write a date that exists as 2026-11-01, or a time ago as 7d or 12h.');
  }
  return time;
}
