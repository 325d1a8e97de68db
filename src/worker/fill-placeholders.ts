/**
 * Fills in the arguments of a message that are known only when it is sent. Braces inside an argument's value are left
 * as they are.
 */
export function fillPlaceholders(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  );
}
