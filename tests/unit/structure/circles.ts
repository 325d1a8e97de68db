import type { Import } from './imports.ts';

/** Files that import one another in a circle, each group whole. */
export function circles(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(
    imports.filter(({ isPackage }) => !isPackage),
    ({ from }) => from,
  );
  // Tarjan: a group is complete when nothing in it leads back to a file that was entered before its first one.
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  const visit = (file: string): number => {
    order.set(file, order.size);
    let low = order.size - 1;
    open.push(file);
    for (const { to } of targets.get(file) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    lowest.set(file, low);
    if (low === order.get(file)) {
      const group = open.splice(open.indexOf(file));
      const isCircle = group.length > 1 || targets.get(file)?.some(({ to }) => to === file);
      if (isCircle) groups.push(group.sort());
    }
    return low;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return groups;
}
